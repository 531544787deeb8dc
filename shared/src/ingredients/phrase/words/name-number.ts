import { withoutEnd } from '../../../kernel/reading/ends.ts';

/**
 * Numbers that belong to a name: the type of a flour, the fat of a milk, the size of an egg. They are said in front of the
 * amount ("Weizenmehl 550 800 g"), and never enter it.
 */

/** A word behind which a number names a kind: "Type 550", "T 55", "Nr. 2". */
const KIND_WORDS = new Set(
  'type typ typen t tipo nr no n° num numéro nummer size größe storlek størrelse str taille maat klasse class klass grade'.split(
    ' ',
  ),
);

const words = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => word !== '');

interface NamedNumbers {
  /** How the word in front ends, in any of the languages. */
  endings: readonly string[];
  numbers: ReadonlySet<string>;
}

const NAMED: readonly NamedNumbers[] = [
  {
    // Ash per 100 g of flour in mg (DIN 10355: 405 to 1800) or in tenths of a per cent (France: T45 to T150), and the Italian 0 and 00.
    endings: words('mehl flour farine mjöl mel bloem meel dunst griess grieß'),
    numbers: new Set(
      words('405 550 630 700 812 815 960 997 1050 1150 1370 1600 1700 1740 1800 45 55 65 80 110 130 150 0 00 000'),
    ),
  },
  {
    // Fat in per cent, as dairies print it.
    endings: words(`
      milk cream yoghurt yogurt mjölk grädde fil kvarg melk fløte rømme mælk fløde creme crème fraîche fraiche milch sahne rahm
      joghurt quark obers lait yaourt room kwark`),
    numbers: new Set(
      words('0 0,1 0,2 0,3 0,5 1 1,5 1,8 2 3 3,5 3,8 4 5 6 9 10 12 13 15 18 20 24 27 30 32 33 34 35 36 38 40 42 45 48'),
    ),
  },
];

const LONGEST_WORD = 41;

function lastWord(text: string): string {
  const bare = text.trimEnd().replace(/\.$/u, '');
  return bare.slice(withoutEnd(bare, /[\p{L}°]/u).length).toLowerCase();
}

/** The number that a text begins with, when it belongs to the name in front of it and no amount begins with it. */
export function numberOfName(before: string, text: string): string | null {
  const number = /^\d{1,4}(?:[.,]\d)?(?![.,]?\d)(?=[\s,(]|$)/u.exec(text)?.[0];
  const word = lastWord(before.slice(-LONGEST_WORD));
  if (number === undefined || word === '') return null;
  const rest = text.slice(number.length);
  // "B-size 20 lb": what a unit follows is an amount.
  if (rest !== '' && !/^\s*[,(]|^\s+[\d½¼¾⅓⅔]/u.test(rest)) return null;
  const plain = number.replace('.', ',');
  const isNamed = NAMED.some(({ endings, numbers }) => numbers.has(plain) && endings.some((end) => word.endsWith(end)));
  return KIND_WORDS.has(word) || isNamed ? number : null;
}
