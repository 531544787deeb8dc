import { grammarOf, type NameLanguage } from '../../../kernel/language.ts';
import { DANISH_GOODS } from './da.ts';
import { GERMAN_GOODS } from './de.ts';
import { ENGLISH_GOODS } from './en.ts';
import { namesFoodLikeGoods } from './foods-like-goods.ts';
import { FRENCH_GOODS } from './fr.ts';
import { endsInHead, LEAST_CUT, LEAST_HEAD, withCuts } from './joined-ends.ts';
import type { LanguageGoods } from './language-goods.ts';
import { DUTCH_GOODS } from './nl.ts';
import { NORWEGIAN_GOODS } from './no.ts';
import { SWEDISH_GOODS } from './sv.ts';

const GOODS: Record<NameLanguage, LanguageGoods> = {
  da: DANISH_GOODS,
  sv: SWEDISH_GOODS,
  no: NORWEGIAN_GOODS,
  nl: DUTCH_GOODS,
  de: GERMAN_GOODS,
  fr: FRENCH_GOODS,
  en: ENGLISH_GOODS,
};

interface KnownGoods {
  words: ReadonlySet<string>;
  /** Words and endings, and what is left of them when their last letters are cut off. */
  ends: ReadonlySet<string>;
  cut: ReadonlySet<string>;
  /** The phrases that begin with a word. */
  phrases: ReadonlyMap<string, readonly string[]>;
  begins: readonly string[];
}

const known = new Map<NameLanguage, KnownGoods>();

/** The language's own table. */
export function goodsIn(language: NameLanguage): LanguageGoods {
  return GOODS[language];
}

function goodsOf(language: NameLanguage): KnownGoods {
  const own = known.get(language);
  if (own) return own;
  const { heads, ends, begins } = goodsIn(language);
  const words = heads.filter((head) => !head.includes(' '));
  const endings = isJoining(language) ? [...words, ...ends].filter((end) => end.length >= LEAST_HEAD) : [];
  const phrases = new Map<string, string[]>();
  for (const phrase of heads) {
    const [first = '', second] = phrase.split(' ');
    if (second !== undefined) phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
  }
  const made = { words: new Set(words), ends: new Set(endings), cut: withCuts(endings), phrases, begins };
  known.set(language, made);
  return made;
}

const isJoining = (language: NameLanguage): boolean => grammarOf(language).compounds === 'joined';

/** Whether a folded name has a word of goods that no kitchen cooks, as the language's own table has them. */
export function namesGoods(folded: string, language: NameLanguage): boolean {
  const goods = goodsOf(language);
  const words = wordsOf(folded);
  return words.some((word) => isOfGoods(word, goods)) || hasPhrase(words, goods);
}

/** Whether a name's first word is goods: then it is never a food, however like one the name begins ("SMÖRGÅSTÅRTEKARTONG"). */
export function beginsWithGoods(folded: string, language: NameLanguage): boolean {
  const [first = ''] = wordsOf(folded);
  return (
    isJoining(language) &&
    !namesFoodLikeGoods(first) &&
    endsInHead(first.replaceAll(/[-.]/gu, ''), goodsOf(language).ends, LEAST_HEAD)
  );
}

/** Words with their hyphens, and with the full stop that cuts them off. */
const wordsOf = (folded: string): string[] => folded.split(/[\s/,;()+&'’"“”]+/u).filter(Boolean);

function isOfGoods(word: string, { words, ends, cut, begins }: KnownGoods): boolean {
  const isCut = word.endsWith('.');
  const joined = word.replaceAll(/[-.]/gu, '');
  const parts = word.split(/[-.]/u).filter(Boolean);
  return (
    [joined, ...parts].some((part) => words.has(part) || begins.some((begin) => part.startsWith(begin))) ||
    endsInHead(joined, ends, LEAST_HEAD) ||
    (isCut && endsInHead(joined, cut, LEAST_CUT))
  );
}

function hasPhrase(words: readonly string[], { phrases }: KnownGoods): boolean {
  const plain = words.flatMap((word) => word.split(/[-.]/u).filter(Boolean));
  const text = `${plain.join(' ')} `;
  return plain.some((word) => phrases.get(word)?.some((phrase) => ` ${text}`.includes(` ${phrase} `)) === true);
}
