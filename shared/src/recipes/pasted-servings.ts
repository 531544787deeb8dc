import type { RecipeWords } from './recipe-words.ts';

/** How many portions a line says: "Serves 4–6" is 4, "4 portioner" is 4. Null when it says nothing of servings. */
export function servingsIn(line: string, words: RecipeWords): number | null {
  if (line.length > 100) return null;
  const number = String.raw`(?:ca\.?\s*|about\s+|approx\.?\s*|~)?(\d{1,4})(?:\s*[-–]\s*\d{1,4})?`;
  const after = words.servingsAfter.map(escaped).join('|');
  const before = words.servingsBefore.map(escaped).join('|');
  const counted = new RegExp(`(?:^|[\\s(:,–-])${number}\\s*(?:x\\s*)?(?:${after})(?=[\\s.,:;)]|$)`, 'iu').exec(line);
  // "4 portions of rice" is an ingredient; servings stand alone, behind a title or a word like "serves".
  if (counted && isAlone(line, counted, words)) return positive(counted[1]);
  const named = new RegExp(`^(?:${before})\\s*:?\\s*${number}\\s*\\p{L}*\\.?$`, 'iu').exec(line);
  return named ? positive(named[1]) : null;
}

function isAlone(line: string, counted: RegExpExecArray, words: RecipeWords): boolean {
  const rest = line.slice(counted.index + counted[0].length).replace(/[\s.,:;)\]]+/gu, '');
  const written = line.slice(0, counted.index).toLowerCase();
  const front = words.ingredients.reduce((text, heading) => text.replace(new RegExp(`^${heading}\\s`, 'u'), ''), written);
  const bare = front.replace(/[\s:([–-]+$/u, '').trim();
  return (
    rest === '' && (bare === '' || words.servingsBefore.includes(bare) || /[([–:,-]\s*$/u.test(line.slice(0, counted.index + 1)))
  );
}

function positive(digits: string | undefined): number | null {
  const value = Number(digits);
  return value > 0 ? value : null;
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
