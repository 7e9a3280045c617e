import type { Language } from "@chave/contract";
import type { ReactNode } from "react";

const star = "M0-1 .59.81-.95-.31H.95L-.59.81z";

/** Brazil, the United States, Spain; drawn small, so that no figure is finer than a pixel. */
const drawings: Record<Language, ReactNode> = {
  pt: (
    <>
      <path fill="#009b3a" d="M0 0h24v16H0z" />
      <path fill="#fedf00" d="M12 2l9.5 6L12 14 2.5 8z" />
      <circle cx="12" cy="8" r="3.4" fill="#002776" />
      <path stroke="#fff" strokeWidth=".7" fill="none" d="M8.9 7.3c2-.5 4.4 0 6 1.7" />
    </>
  ),
  en: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path
        stroke="#b22234"
        strokeWidth="1.231"
        d="M0 .62h24M0 3.08h24M0 5.54h24M0 8h24M0 10.46h24M0 12.92h24M0 15.38h24"
      />
      <path fill="#3c3b6e" d="M0 0h10.5v8.62H0z" />
      {[2, 5.25, 8.5].flatMap((x) =>
        [2, 4.4, 6.8].map((y) => (
          <path
            key={`${x}-${y}`}
            fill="#fff"
            d={star}
            transform={`translate(${x} ${y}) scale(.8)`}
          />
        )),
      )}
    </>
  ),
  es: (
    <>
      <path fill="#aa151b" d="M0 0h24v16H0z" />
      <path fill="#f1bf00" d="M0 4h24v8H0z" />
      <path fill="#aa151b" d="M5.5 6h3v2.5a1.5 1.5 0 0 1-3 0z" />
    </>
  ),
};

export function Flag({ language }: { language: Language }) {
  return (
    <svg width="24" height="16" viewBox="0 0 24 16" aria-hidden="true" style={{ borderRadius: 2 }}>
      {drawings[language]}
    </svg>
  );
}
