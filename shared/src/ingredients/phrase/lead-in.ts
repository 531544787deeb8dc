import { MADE_PART_WORDS } from './words/part-words.ts';
import type { PhraseTables } from './words/phrase-tables.ts';
import { readAmount } from './read-amount.ts';

/** So many words may lead to an amount: "and then", "so then stir in". */
const MOST_LEADS = 3;
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

function withoutLabel(text: string, { starts }: PhraseTables): string | null {
  const label = LABEL.exec(text);
  if (!label) return null;
  // "Soy sauce" and "Tomato sauce" are foods; "Sauce" alone stands over its own.
  const isPart = isMadePartLabel((label[1] ?? '').trim().toLowerCase());
  return isPart || starts.heading.test(text) ? text.slice(label[0].length) : null;
}

/** "Pajdeg", "Tortenguss", "Pâte à tarte", "taartbodem": a part that is made here, with what it is for; "Puff pastry" is bought. */
function isMadePartLabel(label: string): boolean {
  if (MADE_PART_WORDS.has(label)) return true;
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
  const amount = readAmount(text, tables);
  const first = /^\s*(\p{L}{2,})/u.exec(amount?.rest ?? '')?.[1];
  // "Puff pastry: 2 packs frozen" says of it how it comes.
  return first !== undefined && !tables.adjectives.has(first.toLowerCase()) && first !== 'TK';
}
