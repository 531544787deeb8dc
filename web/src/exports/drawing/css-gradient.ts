import { functionOf, lengthOf, partsOf } from './css-values.ts';

/** A linear gradient on a box, in px of the box: its line, and its stops as shares of that line. */
export interface LinearGradient {
  from: { x: number; y: number };
  to: { x: number; y: number };
  isRepeated: boolean;
  stops: { colour: string; at: number }[];
}

const SIDES: ReadonlyMap<string, number> = new Map([
  ['to top', 0],
  ['to right', 90],
  ['to bottom', 180],
  ['to left', 270],
]);

/** A computed `linear-gradient()` or `repeating-linear-gradient()`; null for another picture. */
export function linearGradient(value: string, size: { width: number; height: number }): LinearGradient | null {
  const read = functionOf(value);
  if (!read || !/^(?:repeating-)?linear-gradient$/.test(read.name)) return null;
  const [first = '', ...others] = partsOf(read.inside, ',');
  const angle = angleOf(first);
  const turned = ((angle ?? 180) * Math.PI) / 180;
  const direction = { x: Math.sin(turned), y: -Math.cos(turned) };
  const length = Math.abs(size.width * direction.x) + Math.abs(size.height * direction.y);
  const stops = placed(angle === null ? [first, ...others] : others, length);
  const isRepeated = read.name.startsWith('repeating');
  // A repeated gradient begins anew behind its last stop: its line is no longer than that.
  const [start, end] = isRepeated ? [stops[0]?.at ?? 0, stops.at(-1)?.at ?? length] : [0, length];
  if (stops.length === 0 || end <= start) return null;
  const point = (at: number) => ({
    x: size.width / 2 + direction.x * (at - length / 2),
    y: size.height / 2 + direction.y * (at - length / 2),
  });
  return {
    from: point(start),
    to: point(end),
    isRepeated,
    stops: stops.map(({ colour, at }) => ({ colour, at: (at - start) / (end - start) })),
  };
}

function angleOf(first: string): number | null {
  const degrees = /^(-?[\d.]+)deg$/.exec(first);
  return degrees ? Number(degrees[1]) : (SIDES.get(first) ?? null);
}

/** Stops with their places in px; those without one stand evenly between their neighbours. A colour with two places is two. */
function placed(written: readonly string[], length: number): { colour: string; at: number }[] {
  const stops = written.flatMap((stop) => {
    const parts = partsOf(stop, ' ');
    const places = parts.map((part) => lengthOf(part, length)).filter((place) => place !== null);
    const colour = parts.filter((part) => lengthOf(part, length) === null).join(' ');
    return (places.length === 0 ? [null] : places).map((at) => ({ colour, at }));
  });
  const placeOf = (index: number): number => {
    const own = stops[index]?.at;
    if (own !== null && own !== undefined) return own;
    if (index <= 0) return 0;
    if (index >= stops.length - 1) return length;
    const next = stops.findIndex((stop, other) => other > index && stop.at !== null);
    const [last, end] = next < 0 ? [stops.length - 1, length] : [next, stops[next]?.at ?? length];
    const before = placeOf(index - 1);
    return before + (end - before) / (last - index + 1);
  };
  return stops.map(({ colour }, index) => ({ colour, at: placeOf(index) }));
}
