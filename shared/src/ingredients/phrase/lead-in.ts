import { MADE_PART_WORDS } from './words/part-words.ts';
import type { PhraseTables } from './words/phrase-tables.ts';
import { readAmount } from './read-amount.ts';

/** So many words may lead to an amount: "and then", "so then stir in". */
const MOST_LEADS = 3;
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
  const isPart = MADE_PART_WORDS.has((label[1] ?? '').trim().toLowerCase());
  return isPart || starts.heading.test(text) ? text.slice(label[0].length) : null;
}

function withoutLead(text: string, { starts }: PhraseTables): string | null {
  const lead = starts.lead.exec(text);
  const rest = lead ? text.slice(lead[0].length).trimStart() : '';
  return rest === '' ? null : rest;
}

function beginsWithAmountOfSomething(text: string, tables: PhraseTables): boolean {
  const amount = readAmount(text, tables);
  return amount !== null && /^\s*\p{L}{2}/u.test(amount.rest);
}
