import { nameLanguageOf, type Language } from '../../kernel/language.ts';
import { phraseTables } from '../phrase/words/phrase-tables.ts';

const LONGEST_LINE = 200;

/** What two kinds of a French food differ by, which stands behind it. */
const BEHIND = new Set(
  'rouge rouges jaune jaunes vert verts verte vertes blanc blancs blanche blanches noir noire orange'.split(' '),
);

/** "1 red and 1 yellow pepper", "1 poivron rouge et 1 jaune": both are peppers, the noun is said once. Null where it is not so. */
export function kindsOfOne(line: string, language: Language): string[] | null {
  if (line.length > LONGEST_LINE) return null;
  const { adjectives, starts } = phraseTables(nameLanguageOf(language));
  const words = line.trim().split(/\s+/u);
  const at = words.findIndex((word, place) => place > 1 && starts.and.test(word) && isNumber(words[place + 1]));
  const [count = '', second = '', kind = ''] = [words[0], words[at + 1], words[at + 2]];
  if (at === -1 || !isNumber(count)) return null;
  const isKind = (word = ''): boolean => adjectives.has(word.toLowerCase());
  if (at === 2 && isKind(words[1]) && isKind(kind) && words.length > at + 3)
    return [
      [count, words[1], ...words.slice(at + 3)],
      [second, kind, ...words.slice(at + 3)],
    ].map((part) => part.join(' '));
  const isBehind = language === 'fr' && at > 2 && BEHIND.has(words[at - 1] ?? '') && BEHIND.has(kind) && words.length === at + 3;
  return isBehind ? [words.slice(0, at).join(' '), [second, ...words.slice(1, at - 1), kind].join(' ')] : null;
}

function isNumber(word = ''): boolean {
  return /^\d{1,3}$|^[½¼¾]$/u.test(word);
}
