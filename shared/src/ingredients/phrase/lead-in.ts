import { MADE_PART_WORDS } from './words/part-words.ts';
import type { PhraseTables } from './words/phrase-tables.ts';
import { isContainer, unitIs } from '../../units/kinds-of-unit.ts';
import { readAmount } from './read-amount.ts';

/** So many words may lead to an amount: "and then", "so then stir in". */
const MOST_LEADS = 3;
/**
 * What such parts are made of, in all languages: pastry is bought as well ("Blätterteig: 1 Packung aus dem Kühlregal"), so only what
 * goes into it says that it is made.
 */
const MADE_OF =
  /^\p{L}*(?:flour|butter|margarine|sugar|eggs?|yolks?|oats|milk|cream|water|yeast|salt|oil|apples?|almonds?|nuts?|chocolate|cocoa|biscuits?|mjöl|smör|socker|ägg|mjölk|grädde|jäst|vatten|äpplen?|mandel|olja|havregryn|choklad|kakao|mel|smør|margarin|sukker|egg|æg|melk|mælk|fløte|fløde|gjær|gær|vann|vand|epler|æbler?|mandler|olje|olie|havregryn|sjokolade|chokolade|mehl|zucker|eier?|eigelb|milch|sahne|hefe|wasser|äpfel|apfel|mandeln|öl|haferflocken|schokolade|kekse|quark|farine|beurre|sucre|œufs?|oeufs?|lait|crème|levure|eau|pommes|amandes|huile|chocolat|biscuits|bloem|meel|boter|suiker|eieren|ei|melk|room|gist|water|appels?|amandelen|havermout|chocolade|koekjes)$/iu;
/** How something bought comes: "Dressing: 200 ml ready made", "Pâte feuilletée : 1 rouleau pur beurre". */
const HOW_IT_COMES =
  /^(?:(?:from|från|fra|aus|vom|uit)(?!\p{L})|(?:ready|bought|shop|store|home|leftover|färdig|köpt|hem|ferdig|færdig|kjøpt|købt|hjemme|fertig|gekauft|selbst|prêt|prête|maison|kant|klaar|gekocht|zelf)\p{L}*(?:[ -]\p{L}+)?$)/iu;
/** Parts whose names are put together with what they are of, and stand over flour, eggs and sugar. */
const COMBINED =
  /\p{L}{3}(?:deg|degen|smet|smeten|fyllning|fyllningen|botten|glasyr|deig|deigen|fyll|fyllet|bunn|bunnen|glasur|dej|dejen|fyld|fyldet|bund|bunden|teig|füllung|belag|boden|guss|glasur|streusel|deeg|vulling|bodem|glazuur|beslag)$/u;
const NEVER_BOUGHT: ReadonlySet<string> = new Set(
  'dough crust base filling topping glaze icing frosting batter marinade dressing garnish pâte garniture farce glaçage nappage appareil crumble vinaigrette'.split(
    ' ',
  ),
);

const LABEL = /^(\p{L}[^:;,.()\d]{1,40})\s?:\s*(?=\S)/u;

/**
 * A line without what leads to its amount and is no food: "and 2 bags of crisps", "then 200 g butter", "For the base: 200 g biscuits",
 * "Sauce: 200 g tomatoes". Only where an amount with a name follows.
 */
export function withoutLeadIn(line: string, tables: PhraseTables): string {
  let text = line;
  for (let count = 0; count < MOST_LEADS; count += 1) {
    const rest = withoutLabel(text, tables) ?? withoutLead(text, tables);
    if (rest === null) break;
    text = rest;
  }
  return text !== line && beginsWithAmountOfSomething(text, tables) ? text : line;
}

function withoutLabel(text: string, tables: PhraseTables): string | null {
  const { starts } = tables;
  const label = LABEL.exec(text);
  if (!label) return null;
  // "Soy sauce" and "Tomato sauce" are foods; "Sauce" alone stands over its own.
  const [name, behind] = [(label[1] ?? '').trim().toLowerCase(), text.slice(label[0].length)];
  if (MADE_PART_WORDS.has(name) || starts.heading.test(text)) return behind;
  const amount = readAmount(behind, tables);
  const isBought = amount?.value.unit != null && (isContainer(amount.value.unit) || unitIs(amount.value.unit, 'pastry'));
  return isMadePartLabel(name) && !isBought && MADE_OF.test(firstWordOf(amount?.rest ?? '') ?? '') ? behind : null;
}

/** "Pajdeg", "Tortenguss", "Pâte à tarte", "taartbodem": a part that is made here, with what it is for; "Puff pastry" is bought. */
function isMadePartLabel(label: string): boolean {
  const words = label.split(' ');
  if (words.length > 3) return false;
  return words.some(
    (word, at) => (at === 0 || at === words.length - 1) && (COMBINED.test(word) || (words.length > 1 && NEVER_BOUGHT.has(word))),
  );
}

function withoutLead(text: string, { starts }: PhraseTables): string | null {
  const lead = starts.lead.exec(text);
  const rest = lead ? text.slice(lead[0].length).trimStart() : '';
  return rest === '' ? null : rest;
}

function beginsWithAmountOfSomething(text: string, tables: PhraseTables): boolean {
  const rest = readAmount(text, tables)?.rest.trim() ?? '';
  const first = firstWordOf(rest);
  // "Puff pastry: 2 packs frozen" says of it how it comes.
  return first !== undefined && !tables.adjectives.has(first.toLowerCase()) && first !== 'TK' && !HOW_IT_COMES.test(rest);
}

function firstWordOf(text: string): string | undefined {
  return /^\s*(?:(?:de|du|des) |d['’])?(\p{L}{2,})(?![\p{L}-])/iu.exec(text)?.[1];
}
