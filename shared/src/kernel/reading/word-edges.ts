/**
 * Texts that are looked for where a word begins, or where one ends. Each look costs as many steps as the texts have different lengths, however many
 * there are: lists of thousands of words are asked of every row of a purchase.
 */
export class WordEdges {
  private readonly texts: ReadonlySet<string>;
  private readonly lengths: readonly number[];

  constructor(texts: Iterable<string>) {
    this.texts = new Set(texts);
    this.lengths = [...new Set(Array.from(this.texts, ({ length }) => length))].toSorted((one, other) => one - other);
  }

  /** Whether one of them stands in a text from a place on. */
  standsAt(text: string, at: number): boolean {
    return this.lengths.some((length) => at + length <= text.length && this.texts.has(text.slice(at, at + length)));
  }

  /** Whether one of them begins where a word of a text does; words are parted by single spaces. */
  beginsWordOf(text: string): boolean {
    for (let space = -1; ;) {
      if (this.standsAt(text, space + 1)) return true;
      space = text.indexOf(' ', space + 1);
      if (space === -1) return false;
    }
  }

  /** Whether a word ends in one of them, with at least so many letters before it. */
  endsWord(word: string, leastBefore = 0): boolean {
    return this.lengths.some((length) => length + leastBefore <= word.length && this.texts.has(word.slice(word.length - length)));
  }
}
