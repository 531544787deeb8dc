/** Parts a value at a sign that stands outside of brackets: `rgb(1, 2, 3), red` at its commas is two. */
export function partsOf(value: string, separator: ',' | ' '): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const sign of value) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === separator && depth === 0) {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  return [...parts, part].map((each) => each.trim()).filter((each) => each !== '');
}

/** A computed length in px, `share` of `whole` where it is one in percent; null for what is neither. */
export function lengthOf(value: string, whole: number): number | null {
  const number = Number.parseFloat(value);
  if (Number.isNaN(number)) return null;
  if (value.endsWith('px')) return number;
  if (value.endsWith('%')) return (number / 100) * whole;
  return number === 0 ? 0 : null;
}

/** `name(arguments)` as its name and what is in its brackets. */
export function functionOf(value: string): { name: string; inside: string } | null {
  const open = value.indexOf('(');
  if (open < 0 || !value.endsWith(')')) return null;
  return { name: value.slice(0, open), inside: value.slice(open + 1, -1) };
}
