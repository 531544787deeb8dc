/**
 * A number as people type it (specification, point 5): commas become a decimal point, or are stripped if a dot is
 * present; text without a digit is an empty value. Never throws, and never gives NaN or Infinity: what cannot be read
 * as one number is empty, too.
 */
export function decimalInput(text: string): number | null {
  const compact = text.replace(/\s/g, '');
  if (!/\d/.test(compact)) return null;
  const dotted = compact.includes('.') ? compact.replaceAll(',', '') : compact.replaceAll(',', '.');
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(dotted)) return null;
  const number = Number(dotted);
  return Number.isFinite(number) ? number : null;
}
