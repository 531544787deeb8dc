import { editDistance } from './edit-distance.ts';
import { Postings } from './postings.ts';

export interface Correction {
  word: string;
  distance: number;
}

/** Words findable by a misspelling: those that share letters three in a row are compared one by one. */
export class TrigramWords {
  private readonly words: string[];
  private readonly byTrigram: Postings;

  constructor(words: Iterable<string>) {
    this.words = [...words].filter((word) => word.length >= 4);
    const lists = new Map<string, number[]>();
    for (const [index, word] of this.words.entries()) {
      for (const trigram of trigramsOf(word)) {
        const list = lists.get(trigram);
        // Twice in a word counts twice.
        if (list) list.push(index);
        else lists.set(trigram, [index]);
      }
    }
    this.byTrigram = new Postings(lists);
  }

  /**
   * The nearest words within one edit, or two for words of seven letters and more, and for shorter ones that begin alike
   * ("lettus"). Words under four letters are not guessed.
   */
  near(word: string, most = 4): Correction[] {
    if (word.length < 4 || word.length > 40) return [];
    const edits = word.length >= 6 ? 2 : 1;
    const trigrams = trigramsOf(word);
    const shared = new Map<number, number>();
    for (const trigram of trigrams)
      for (const index of this.byTrigram.of(trigram)) shared.set(index, (shared.get(index) ?? 0) + 1);
    // One edit touches at most three trigrams (four with a swap).
    const needed = Math.max(1, trigrams.length - edits * 4);
    const found: Correction[] = [];
    for (const [index, count] of shared) {
      const other = this.words[index];
      if (count < needed || other === undefined) continue;
      if (word.length < 7 && word[0] !== other[0] && word[0] !== other[1] && word.slice(1) !== other.slice(1)) continue;
      const allowed = word.length >= 7 || word.slice(0, 4) === other.slice(0, 4) ? edits : 1;
      const distance = editDistance(word, other, allowed);
      if (distance > 0 && distance <= allowed) found.push({ word: other, distance });
    }
    return found.toSorted((a, b) => a.distance - b.distance || likeness(word, b.word) - likeness(word, a.word)).slice(0, most);
  }
}

function trigramsOf(word: string): string[] {
  const padded = `  ${word} `;
  return Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3));
}

/** Letters that both begin with: a typo is rarely in the first one. */
function likeness(left: string, right: string): number {
  let same = 0;
  while (same < left.length && left[same] === right[same]) same++;
  return same;
}
