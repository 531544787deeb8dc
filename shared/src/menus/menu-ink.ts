/** Whether an ink is light, so that it stands on a dark ground. */
export function isLightInk(hex: string): boolean {
  return luminance(hex) > 0.4;
}

/** Contrast of two colours `#rrggbb`, 1 to 21 (WCAG 2.2); text needs 4.5. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour between two, at a share of the first from 0 to 1. */
export function mixed(one: string, other: string, share: number): string {
  const [first, second] = [channels(one), channels(other)];
  const between = first.map((value, at) => Math.round(value * share + (second[at] ?? 0) * (1 - share)));
  return `#${between.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance of WCAG 2.2, 0 black to 1 white. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => linear(value / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
