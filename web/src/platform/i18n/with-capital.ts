/** A sentence that begins with the name of a food, which is kept without a capital. */
export function withCapital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
