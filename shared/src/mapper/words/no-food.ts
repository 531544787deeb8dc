import { GOODS } from '../../ingredients/search/words/goods.ts';
import { GOODS_ENDINGS } from '../../ingredients/search/words/goods-endings.ts';
import { goodsBeginnings, isNotFood, withoutDeposit } from '../../ingredients/search/words/not-food.ts';
import { NAME_LANGUAGES, type NameLanguage } from '../../kernel/language.ts';
import { onceFor } from '../../kernel/reading/once-for.ts';
import { WordEdges } from '../../kernel/reading/word-edges.ts';
import { IN_WARES } from './goods/in-wares.ts';
import { namesGoods } from './goods/names-goods.ts';
import { namesFoodLikeGoods } from './goods/foods-like-goods.ts';
import { hasWareHead } from './ware-heads.ts';
import { hasWareSign } from './ware-signs.ts';
import { WARE_ENDINGS, WARES } from './wares.ts';

/** Behind an entry of `WARES`: it is a whole word. */
const WHOLE = '|';

/** Words of one language that foods of another begin or end with: napkin dumplings, a plate of cold meats, olive oil. */
const CLASHES: Record<NameLanguage, readonly string[]> = {
  en: ['casserole'],
  sv: [],
  no: [],
  da: [],
  de: ['serviet', 'serviett', 'serviette', 'schiller'],
  fr: ['assiette', 'tablett', 'tabletts', 'palette', 'sandwich bag'],
  nl: ['folie'],
};

/** Shorter ones begin words of any language. */
const LEAST_ABROAD = 5;

interface Goods {
  beginnings: WordEdges;
  /** Of several words: anywhere in a name. */
  wares: WordEdges;
  /** Of one word: at the front of a name, a whole word with the space behind it. */
  wareFronts: WordEdges;
  endings: WordEdges;
}

const known = new Map<NameLanguage, Goods>();

const begins = (ware: string): string => (ware.endsWith(WHOLE) ? `${ware.slice(0, -1)} ` : ware);

/** The words of goods in a language and of goods of all others: an order in Danish may well have its gloves in English. */
function goodsIn(language: NameLanguage): Goods {
  const own = known.get(language);
  if (own) return own;
  const others = NAME_LANGUAGES.filter((other) => other !== language);
  const clashes = new Set(CLASHES[language]);
  const abroad = others.flatMap((other) => [...goodsBeginnings(other), ...GOODS[other]]);
  const isApart = (word: string): boolean => word.length >= LEAST_ABROAD && !clashes.has(word);
  const made = {
    beginnings: new WordEdges(abroad.filter(isApart)),
    wares: new WordEdges(WARES[language].filter((ware) => ware.includes(' ')).map(begins)),
    wareFronts: new WordEdges(WARES[language].filter((ware) => !ware.includes(' ')).map(begins)),
    endings: new WordEdges(others.flatMap((other) => GOODS_ENDINGS[other]).filter(isApart)),
  };
  known.set(language, made);
  return made;
}

/**
 * Whether a folded name that no food is sure of reads like something that no kitchen cooks, in the list's language or another.
 * Asked of names that wait alone: a food that is known is one, whatever words stand in its name.
 */
export function readsLikeNoFood(written: string, language: NameLanguage): boolean {
  const folded = withoutDeposit(written);
  const words = `${folded
    .replaceAll(/[-/.,:;()]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()} `;
  if (namesFoodLikeGoods(words.trim())) return false;
  if (isNotFood(words.trim(), language)) return true;
  const { beginnings, endings, wares, wareFronts } = goodsIn(language);
  return (
    beginnings.beginsWordOf(words) ||
    wares.beginsWordOf(words) ||
    wareFronts.standsAt(words, 0) ||
    hasWareHead(folded, language) ||
    namesGoods(folded, language) ||
    hasWareSign(folded) ||
    beginsAsWareAbroad(words, language) ||
    words.split(' ').some((word) => endings.endsWord(word) || endsAsWare(word, language))
  );
}

/** Wares of other languages by one whole word or longer, asked of the row's first: "FOODBOX" stands in Dutch lists too. */
const LEAST_WARE_ABROAD = 7;
const waresAbroad = new Map<NameLanguage, WordEdges>();

function beginsAsWareAbroad(words: string, language: NameLanguage): boolean {
  const wares =
    waresAbroad.get(language) ??
    new WordEdges(
      NAME_LANGUAGES.filter((other) => other !== language).flatMap((other) =>
        WARES[other].filter(
          (ware) => ware.length >= LEAST_WARE_ABROAD && !ware.endsWith(WHOLE) && !CLASHES[language].includes(ware),
        ),
      ),
    );
  waresAbroad.set(language, wares);
  return wares.standsAt(words, 0);
}

const edgesOf = onceFor((texts: readonly string[]) => new WordEdges(texts));

/** Letters before an ending: less is no compound. */
const LEAST_BEFORE = 3;

function endsAsWare(word: string, language: NameLanguage): boolean {
  if (IN_WARES.some((beginning) => word.startsWith(beginning))) return false;
  return edgesOf(WARE_ENDINGS[language]).endsWord(word, LEAST_BEFORE);
}
