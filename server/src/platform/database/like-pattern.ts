/** The pattern of `like` for texts that hold a part as it was typed: `%` and `_` in it mean themselves. */
export function holding(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}
