/**
 * Dash and gap of a dashed border as Chromium draws it: two to three widths long, and the gap such that a line begins and
 * ends with a whole dash.
 */
export function dashesOf(length: number, width: number): [dash: number, gap: number] {
  const dash = width * (width >= 3 ? 2 : 3);
  const wanted = width * (width >= 3 ? 1 : 2);
  const least = Math.floor((length + wanted) / (dash + wanted));
  if (least < 2) return [dash, wanted];
  const gapFor = (dashes: number): number => (length - dashes * dash) / (dashes - 1);
  const [wide, narrow] = [gapFor(least), gapFor(least + 1)];
  return [dash, narrow <= 0 || Math.abs(wide - wanted) < Math.abs(narrow - wanted) ? wide : narrow];
}
