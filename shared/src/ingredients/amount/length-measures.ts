import type { IngredientPhrase } from '../phrase/ingredient-phrase.ts';

/** Grams of a centimetre, by hand: roots as thick as a thumb, stalks, sausages and sticks as shops sell them. */
const BY_CENTIMETRE: ReadonlyMap<string, number> = new Map([
  ['ginger', 5],
  ['galangal', 5],
  ['turmeric', 3],
  ['fresh-turmeric', 3],
  ['horseradish', 8],
  ['lemongrass', 1.5],
  ['cinnamon', 0.5],
  ['cucumber', 12],
  ['leek', 10],
  ['carrot', 6],
  ['daikon', 20],
  ['rhubarb', 6],
  ['celery', 3],
  ['chorizo', 8],
  ['salami', 15],
]);
const INCH = 2.54;
const LENGTH =
  /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)?\s?([½¼¾])?\s?[-–]?\s?(?:(\d{1,2})\s?)?(cm|mm|inch(?:es)?|in\.|["”]|tum|tommer?|pouces?)(?!\p{L})/iu;
const LENGTH_FIRST = /^(?:ca\.? ?|~ ?)?[\d½¼¾][\d.,½¼¾ –-]{0,6}(?:cm|mm|inch|in\.|["”]|tum|tomme|pouce)/iu;
/** "Fersk ingefær, ca 3 cm": behind a comma, where nothing else is counted or cut. */
const LENGTH_LAST =
  /[,:–-] ?(?:(?:ca|about|etwa|environ|ongeveer)\.? |~ ?)?\d{1,2}(?:[.,]\d)?(?: ?[-–] ?\d{1,2})? ?(?:cm|inch(?:es)?|tum|tomme)$/iu;
const PARTS: ReadonlyMap<string, number> = new Map([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
]);

/** "3 cm de gingembre", "a 2-inch piece of ginger": what so much of it weighs; null of a food that nobody measures by its length. */
export function gramsOfLength(phrase: Partial<IngredientPhrase>, ingredientId: string | null | undefined): number | null {
  const { note, name, unit: counted, unitText, quantity = null, input = '' } = phrase;
  // "6 carrots, cut into 2-inch chunks" says how they are cut: only a piece, or a length alone, is measured so.
  const isMeasured =
    quantity === null ? LENGTH_FIRST.test(input.trim()) || isLengthLast(input.trim()) : counted === 'piece' && unitText !== null;
  const each = isMeasured ? BY_CENTIMETRE.get(ingredientId ?? '') : undefined;
  const found = each === undefined ? null : LENGTH.exec(`${note ?? ''} ${name ?? ''}`);
  if (each === undefined || !found) return null;
  const [, from = '', part = '', to = '', unit = ''] = found;
  const first = Number(from.replace(',', '.')) + (PARTS.get(part) ?? 0);
  const length = to === '' ? first : (first + Number(to)) / (first > 0 ? 2 : 1);
  const centimetres = length * (unit === 'mm' ? 0.1 : /^cm$/iu.test(unit) ? 1 : INCH);
  return centimetres > 0 ? Number((centimetres * each).toPrecision(3)) : null;
}

function isLengthLast(line: string): boolean {
  const at = LENGTH_LAST.exec(line)?.index ?? -1;
  return at > 1 && !/\d/u.test(line.slice(0, at));
}
