/** Whitespace-only text counts as empty (specification, point 5). */
export function isBlank(text: string | null | undefined): boolean {
  return text === null || text === undefined || text.trim() === '';
}
