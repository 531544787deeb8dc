import type { PhraseTables } from './words/phrase-tables.ts';

export interface NameAndNotes {
  name: string;
  notes: string[];
}

/** Splits what follows the amount into the name and what is said about it. */
export function readNote(text: string, tables: PhraseTables): NameAndNotes {
  const notes: string[] = [];
  let name = cutAt(text.trim(), separatorAt(text.trim(), tables), notes);
  const start = tables.note.exec(name);
  if (start && start.index > 0) name = cutAt(name, { from: start.index, to: start.index + 1 }, notes);
  name = firstOfAlternatives(name, notes, tables);
  name = cutAt(name, furtherAmountAt(name, tables), notes);
  return { name: name.trim(), notes };
}

/** "grädde och 1 dl mjölk", "oignon piqué de 2 clous": a second amount is not said of the first thing. */
function furtherAmountAt(name: string, { starts }: PhraseTables): Cut | null {
  for (const { index } of name.matchAll(/ (?=\S{1,5} [\d½¼¾⅓⅔])/gu)) {
    const rest = name.slice(index + 1);
    const isShare = /^\S+ [\d.,–-]+ ?(?:%|º|°|ans|years|jahre|jaar|mois|cm|mm)/iu.test(rest);
    if (index > 0 && !isShare && (starts.and.test(rest) || starts.of.test(rest))) return { from: index, to: index + 1 };
  }
  return null;
}

interface Cut {
  from: number;
  to: number;
}

function cutAt(text: string, cut: Cut | null, notes: string[]): string {
  if (!cut) return text;
  const note = text.slice(cut.to).trim();
  if (note !== '') notes.unshift(note);
  return text.slice(0, cut.from);
}

/** A comma or dash that ends the name. In "large, ripe tomatoes" the name has not come yet. */
function separatorAt(text: string, tables: PhraseTables): Cut | null {
  for (const found of text.matchAll(/(?<!\d),|,(?!\d)|;|\s[-–—]\s|:\s/gu)) {
    const before = text.slice(0, found.index).trim();
    if (before === '' || before.split(/[\s,]+/u).every((word) => isAdjective(word, tables))) continue;
    return { from: found.index, to: found.index + found[0].length };
  }
  return null;
}

function isAdjective(word: string, tables: PhraseTables): boolean {
  return tables.adjectives.has(word.toLowerCase()) || tables.words.sizes.includes(word.toLowerCase());
}

/** "butter or margarine" is butter; "red or yellow onion" is red onion. The rest is said in the note. */
function firstOfAlternatives(name: string, notes: string[], tables: PhraseTables): string {
  const or = tables.or.exec(name);
  if (!or || or.index === 0 || tables.wholeNames.has(name.toLowerCase())) return name;
  const before = name.slice(0, or.index).trim();
  const word = or[0].trim();
  const after = name.slice(or.index + or[0].length).trim();
  if (after === '' || before === '' || before.endsWith('-')) return name;
  const others = after.split(/\s+/u);
  if (!isAdjective(before.split(/\s+/u).at(-1) ?? '', tables)) {
    notes.unshift(`${word} ${after}`);
    return before;
  }
  const other = others.findIndex((part) => !isAdjective(part, tables));
  if (other <= 0) return name;
  notes.unshift(`${word} ${others.slice(0, other).join(' ')}`);
  return `${before} ${others.slice(other).join(' ')}`;
}
