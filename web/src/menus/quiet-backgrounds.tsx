import { type BackgroundDrawing, steadyNumbers } from './background-drawing.ts';

/** Warm paper with a hairline, as a printed card has it. */
export const paper: BackgroundDrawing = {
  ink: '#2a2620',
  draw: (width, height) => (
    <>
      <rect width={width} height={height} fill="#faf5e9" />
      {steadyNumbers(180, 11).map((at, index, all) => (
        <circle
          key={index}
          cx={at * width}
          cy={(all[(index * 7 + 3) % all.length] ?? 0) * height}
          r={0.5 + (index % 3) * 0.35}
          fill="#b49f78"
          opacity={0.28}
        />
      ))}
      <rect x={26} y={26} width={width - 52} height={height - 52} fill="none" stroke="#cdbb94" strokeWidth={1} />
    </>
  ),
};

/** Woven linen: two sets of fine lines. */
export const linen: BackgroundDrawing = {
  ink: '#22302b',
  draw: (width, height) => (
    <>
      <rect width={width} height={height} fill="#eef0ea" />
      <path
        d={Array.from({ length: Math.ceil(width / 5) }, (_, at) => `M${at * 5} 0V${height}`).join('')}
        stroke="#d9ddd2"
        strokeWidth={1.4}
      />
      <path
        d={Array.from({ length: Math.ceil(height / 5) }, (_, at) => `M0 ${at * 5}H${width}`).join('')}
        stroke="#f8f9f5"
        strokeWidth={1.8}
        opacity={0.8}
      />
      <rect x={38} y={38} width={width - 76} height={height - 76} fill="#f7f8f4" opacity={0.72} />
    </>
  ),
};

/** A chalk board with a wooden edge. */
export const slate: BackgroundDrawing = {
  ink: '#f4f1e6',
  draw: (width, height) => (
    <>
      <rect width={width} height={height} fill="#5d4531" />
      <rect x={16} y={16} width={width - 32} height={height - 32} fill="#23292a" />
      {steadyNumbers(26, 5).map((at, index, all) => (
        <path
          key={index}
          d={`M${at * width - 120} ${(all[(index * 5 + 2) % all.length] ?? 0) * height}q120 ${index % 2 ? -26 : 22} 260 -6`}
          fill="none"
          stroke="#ffffff"
          strokeWidth={12 + (index % 4) * 7}
          strokeLinecap="round"
          opacity={0.016}
        />
      ))}
      <rect x={16} y={16} width={width - 32} height={height - 32} fill="none" stroke="#3e2d1f" strokeWidth={3} />
      <rect x={34} y={34} width={width - 68} height={height - 68} fill="none" stroke="#f4f1e6" strokeWidth={1.2} opacity={0.4} />
    </>
  ),
};

/** A double rule with turned corners, as in a hotel. */
export const frame: BackgroundDrawing = {
  ink: '#1f2a44',
  draw: (width, height) => {
    const [left, top, right, bottom] = [24, 24, width - 24, height - 24];
    const corner = 34;
    const turned = `M${left + corner} ${top}H${right - corner}a${corner} ${corner} 0 0 0 ${corner} ${corner}V${bottom - corner}a${corner} ${corner} 0 0 0 -${corner} ${corner}H${left + corner}a${corner} ${corner} 0 0 0 -${corner} -${corner}V${top + corner}a${corner} ${corner} 0 0 0 ${corner} -${corner}Z`;
    return (
      <>
        <rect width={width} height={height} fill="#fffdf8" />
        <path d={turned} fill="none" stroke="#b08a4a" strokeWidth={2} />
        <rect x={left + 9} y={top + 9} width={width - 66} height={height - 66} fill="none" stroke="#d8c196" strokeWidth={0.8} />
        {[
          [left, top],
          [right, top],
          [left, bottom],
          [right, bottom],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={4} fill="#b08a4a" />
        ))}
      </>
    );
  },
};
