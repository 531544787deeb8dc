/** A text with at most so many letters, cut behind a word, which "…" says. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > 0 ? space : most).trimEnd()} …`;
}
