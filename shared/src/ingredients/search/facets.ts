import type { NameLanguage } from '../../kernel/language.ts';
import type { FoodDataRelease } from '../food-data-release.ts';
import { fold, foldedWords } from './fold.ts';
import { stem } from './stem.ts';

/** The meaning of a word for an ingredient besides its name. */
export type Facet = { kind: 'state'; ids: string[] } | { kind: 'origin'; country: string } | { kind: 'organic' };

interface FacetPhrase {
  words: string[];
  facet: Facet;
}

/** State, origin and organic words of one language, with the English ones behind them. */
export class Facets {
  private readonly byFirst = new Map<string, FacetPhrase[]>();
  private readonly statesByStem = new Map<string, string[]>();
  private readonly language: NameLanguage;

  constructor(release: Pick<FoodDataRelease, 'states' | 'originWords' | 'organicWords'>, language: NameLanguage) {
    this.language = language;
    for (const spoken of new Set<NameLanguage>([language, 'en'])) {
      for (const state of release.states) {
        const phrases = [...state.words[spoken], ...(spoken === language ? [state.names[spoken]] : [])];
        for (const phrase of phrases) this.addState(phrase, state.id);
      }
      for (const [phrase, country] of Object.entries(release.originWords[spoken])) this.add(phrase, { kind: 'origin', country });
      for (const phrase of release.organicWords[spoken]) this.add(phrase, { kind: 'organic' });
    }
  }

  /** The longest phrase that begins at this word. */
  at(words: readonly string[], start: number): FacetPhrase | null {
    const phrases = this.byFirst.get(words[start] ?? '') ?? [];
    return phrases.find((phrase) => phrase.words.every((word, offset) => words[start + offset] === word)) ?? null;
  }

  /** States that a single word tells in any inflection: "finhackade" ends in one. */
  statesOf(word: string): string[] | null {
    return this.statesByStem.get(stem(word, this.language)) ?? null;
  }

  private addState(phrase: string, id: string): void {
    const words = foldedWords(fold(phrase));
    const only = words.length === 1 ? words[0] : undefined;
    if (only !== undefined && only.length >= 3) {
      const key = stem(only, this.language);
      this.statesByStem.set(key, [...new Set([...(this.statesByStem.get(key) ?? []), id])]);
    }
    const known = this.byFirst
      .get(words[0] ?? '')
      ?.find((other) => other.facet.kind === 'state' && other.words.join(' ') === words.join(' '));
    if (known?.facet.kind === 'state') known.facet.ids = [...new Set([...known.facet.ids, id])];
    else this.add(phrase, { kind: 'state', ids: [id] });
  }

  private add(phrase: string, facet: Facet): void {
    const words = foldedWords(fold(phrase));
    const first = words[0];
    if (first === undefined) return;
    const phrases = this.byFirst.get(first) ?? [];
    if (phrases.some((other) => other.words.join(' ') === words.join(' '))) return;
    this.byFirst.set(
      first,
      [...phrases, { words, facet }].toSorted((a, b) => b.words.length - a.words.length),
    );
  }
}
