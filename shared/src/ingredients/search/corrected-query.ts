import { editDistance } from './packed/edit-distance.ts';
import type { LanguageIndex } from './language-index.ts';
import type { SearchQuery } from './read-query.ts';
import { CORRECTION } from './score-weights.ts';
import { HEAD_WEIGHT, plainTerm } from './search-terms.ts';
import { REPLACING } from './words/food-words.ts';

/** A query as it was written, and after it, for whoever goes on, with words it cannot know replaced by the nearest ones it does. */
export function* withCorrections(query: SearchQuery, index: LanguageIndex): Generator<SearchQuery> {
  yield query;
  yield* corrected(query, index);
}

function corrected(query: SearchQuery, index: LanguageIndex): SearchQuery[] {
  const unknown = [
    ...new Set(
      query.terms.filter((term) => (term.role === null && !index.isWord(term.word)) || term.strange).map((term) => term.at),
    ),
  ];
  if (unknown.length === 0 || unknown.length > 3) return [];
  const choices = unknown.map((at) => {
    const terms = query.terms.filter((term) => term.at === at);
    const word = terms.map((term) => term.word).join('');
    return {
      at,
      word,
      tail: terms[0]?.tail ?? false,
      near: index.corrections.near(word).filter((near) => isPlausible(near.word, word, index)),
    };
  });
  const most = Math.max(...choices.map(({ near }) => near.length));
  return Array.from({ length: most }, (_, choice) => {
    const terms = query.terms.flatMap((term) => {
      const place = choices.find(({ at }) => at === term.at);
      const near = place && (place.near[choice] ?? place.near[0]);
      if (!place || !near) return [term];
      if (query.terms.find((other) => other.at === term.at) !== term) return [];
      const edits = near.distance * (near.distance === 1 ? CORRECTION.oneEdit : CORRECTION.moreEdits);
      const quality = 1 - edits / Math.max(place.word.length, CORRECTION.leastLength);
      const parts = index.splitter
        .split(near.word)
        .map((part) => ({ ...plainTerm(part, index.language, place.at, place.tail), quality }));
      const last = parts.at(-1);
      if (last && query.terms.some((other) => other.at === place.at && other.head))
        Object.assign(last, { head: true, weight: HEAD_WEIGHT });
      return parts;
    });
    return { ...query, folded: '\u0000', joined: '\u0000', terms };
  });
}

/**
 * "Köksmjölk" is not misspelt "kokosmjölk": a correction may not bring in a word that makes another food of it.
 * Nor is "kycklingspett" chicken fat: a part that is spelt right leaves fewer edits for the rest.
 */
function isPlausible(near: string, word: string, index: LanguageIndex): boolean {
  const parts = index.splitter.split(near);
  if (parts.length === 1 && near[0] === word[0] && near.at(-1) === word.at(-1)) return true;
  if (parts.some((part) => REPLACING[index.language].has(part) && !word.includes(part.slice(0, Math.max(4, part.length - 2)))))
    return false;
  const front =
    parts.length > 1 && near.startsWith(parts[0] ?? '') && word.startsWith(parts[0] ?? '') ? (parts[0] ?? '').length : 0;
  const last = parts.at(-1) ?? '';
  const end = parts.length > 1 && word.endsWith(last) ? last.length : 0;
  if (front === 0 && end === 0) return true;
  const rest = word.slice(front, word.length - end);
  // One letter too many between two parts that are spelt right: "kiphfilet".
  const most = rest.length >= 8 ? 2 : rest.length >= 3 || (front > 0 && end > 0) ? 1 : 0;
  return editDistance(rest, near.slice(front, near.length - end), most) <= most;
}
