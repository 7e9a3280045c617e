/** The mark: a bracket whose two arms close into one line. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path
        d="M4 6.5h12V16h12M4 25.5h12V16"
        stroke="var(--red)"
        strokeWidth="4.5"
        strokeLinecap="square"
      />
    </svg>
  );
}

/** The mark with the name. Wide as asked, at the proportions of the drawing. */
export function Logo({ width = 104 }: { width?: number }) {
  return (
    <svg
      width={width}
      height={(width * 32) / 104}
      viewBox="0 0 104 32"
      role="img"
      aria-label="Chave"
    >
      <path
        d="M4 6.5h12V16h12M4 25.5h12V16"
        fill="none"
        stroke="var(--red)"
        strokeWidth="4.5"
        strokeLinecap="square"
      />
      <text
        x="38"
        y="25.5"
        textLength="64"
        lengthAdjust="spacingAndGlyphs"
        fill="var(--ink)"
        fontFamily="var(--font-display)"
        fontWeight="700"
        fontSize="29"
      >
        Chave
      </text>
    </svg>
  );
}
