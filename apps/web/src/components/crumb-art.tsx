import type { ReactNode } from "react";
import type { PageHandle } from "#web/lib/page-handle.ts";

const line = { stroke: "var(--control)", strokeWidth: 2 } as const;
const path = { stroke: "var(--red)", strokeWidth: 3 } as const;

/** A knot with its two ends, tied in the colour of a belt. */
const Belt = ({ y, color }: { y: number; color: string }) => (
  <g stroke="var(--control)" strokeWidth="1.5" fill={color}>
    <path d={`M84 ${y}h196v10H84z`} />
    <path d={`m149 ${y + 10}-15 20 9 5 14-24zm14 0 15 20-9 5-14-24z`} />
    <path d={`M146 ${y - 2}h20v14h-20z`} />
  </g>
);

/** Four athletes, two fights, one final; the way of the winner is red. */
const bracket = (
  <>
    <path d="M92 12h56v20h-56M92 56h56v20h-56M148 66h56V44" {...line} />
    <path d="M92 32h56V22h56v22h76" {...path} />
  </>
);

/** The squares of a mat, seen from above, with the fighting area inside. */
const mat = (
  <>
    <path
      d="M104 0v88M140 0v88M176 0v88M212 0v88M248 0v88M84 8h196M84 44h196M84 80h196"
      stroke="var(--line)"
      strokeWidth="2"
    />
    <path d="M140 8h108v72H140z" {...line} />
  </>
);

const person = (x: number, stroke: string) => (
  <path
    key={x}
    d={`M${x} 88V66a18 18 0 0 1 36 0v22M${x + 18} 20a10 10 0 1 0 .1 0`}
    stroke={stroke}
    strokeWidth="2.5"
  />
);

/** The drawings of the bands, 280 × 88, in lines of the brand. They say nothing that the words do not. */
export const crumbArt: Record<NonNullable<PageHandle["crumb"]>, ReactNode> = {
  organizer: bracket,
  gyms: (
    <>
      {mat}
      <path d="M158 62h30M204 26h30" {...path} />
    </>
  ),
  registerGym: (
    <>
      {mat}
      <path d="M194 30v28M180 44h28" {...path} />
    </>
  ),
  competitorRegistrations: (
    <>
      <Belt y={6} color="var(--surface)" />
      <Belt y={48} color="#2f5fb3" />
    </>
  ),
  students: (
    <>{[100, 148, 196, 244].map((x) => person(x, x === 148 ? "var(--red)" : "var(--control)"))}</>
  ),
  myGym: (
    <>
      {mat}
      <path d="M140 8h108v72H140z" {...path} />
    </>
  ),
};
