import type { Language } from '../../../kernel/language.ts';
import { expect, test } from 'vitest';
import { readPastedRecipes } from '../pasted-recipes.ts';

const LIST = ['2 kg potatis', '4 dl mjölk', '1 kg smör'];

function readOf(language: Language, text: string): unknown[] {
  const [recipe] = readPastedRecipes(text, { likely: language, language });
  return [recipe?.title ?? null, recipe?.portions ?? null, recipe?.lines.map((line) => line.text) ?? []];
}

test.each<[Language, string, string, number]>([
  ['de', 'Gulasch\npro Portion\n10 Portionen\n', 'Gulasch', 10],
  ['en_gb', 'Soup\nPer portion\nServes 10\n', 'Soup', 10],
  ['sv', 'Soppa\nper portion\nIngredienser 10 portioner', 'Soppa', 10],
  ['nl', 'Soep\nper couvert\n20 couverts\n', 'Soep', 20],
  ['da', 'Suppe\npr. kuvert\n', 'Suppe', 1],
])('%s: amounts are for one only where no other line says for how many: %j', (language, head, title, portions) => {
  expect(readOf(language, `${head}\n${LIST.join('\n')}`)).toEqual([title, portions, LIST]);
});

test.each<[Language, string, string[]]>([
  [
    'en_gb',
    'Soup\nServes 4\nIngredients\n- 2 onions\n- 3 carrots\n- Chop 2 onions finely\n- Fry the 3 carrots\n- Add 1 l water',
    ['2 onions', '3 carrots'],
  ],
  [
    'sv',
    'Soppa\n4 portioner\nIngredienser\n- 2 lökar\n- 3 morötter\n- Hacka 2 lökar fint\n- Stek 3 morötter mjuka\n- Tillsätt 1 l vatten',
    ['2 lökar', '3 morötter'],
  ],
  [
    'en_gb',
    'Soup\nServes 4\n- 2 onions\n- 3 carrots\n- Slice 1 lemon thinly\n- Fry for a little while',
    ['2 onions', '3 carrots'],
  ],
  [
    'nl',
    'Stoofpeertjes (15 p)\n□ 3 kg peren\n□ 3 kaneelstokken\n□ schil v 1 sinaasappel\n□ 2 steranijs',
    ['3 kg peren', '3 kaneelstokken', 'schil v 1 sinaasappel', '2 steranijs'],
  ],
])('%s: steps with the bullets of the list are steps: %j', (language, text, lines) => {
  expect(readOf(language, text)[2]).toEqual(lines);
});

test.each<[Language, string, string, number | null]>([
  ['de', 'Bestellung (Dosen x 12)\nGulaschsuppe', 'Gulaschsuppe', null],
  ['en_gb', 'Order for Tuesday (tray x 2)\nFlapjacks', 'Flapjacks', null],
  ['en_gb', 'Order for Tuesday (cake x 2)\nFlapjacks', 'Flapjacks', null],
  ['da', 'PREP – frokost lør (smørrebrød x 10)\nFiskefilet med remoulade', 'Fiskefilet med remoulade', 10],
])('%s: what is ordered is nobody’s portion: %j', (language, head, title, portions) => {
  expect(readOf(language, `${head}\n\n${LIST.join('\n')}`)).toEqual([title, portions, LIST]);
});

test.each<[Language, string, string, number | null]>([
  ['en_gb', 'Ugali: what is that?', 'Ugali', null],
  ['en_gb', 'Beef Wellington: is it worth it?', 'Beef Wellington', null],
  ['de', 'Handkäs: was ist das?', 'Handkäs', null],
  ['fr', 'Aligot : bon et pas cher', 'Aligot', null],
  ['en_gb', 'Kedgeree: well worth the work', 'Kedgeree', null],
  ['en_gb', 'Rendang: so good it hurts', 'Rendang', null],
  ['sv', 'Pölsa: vi blir 12', 'Pölsa', 12],
  ['fr', 'Pissaladière : nous sommes 8', 'Pissaladière', 8],
  ['da', 'Æbleflæsk: så nemt og godt', 'Æbleflæsk', null],
  ['de', 'Labskaus: so wie bei Oma', 'Labskaus', null],
])('%s: praise, a question and who comes leave the name before the colon: %j', (language, head, title, portions) => {
  const [said, count, lines] = readOf(language, `${head}\n${LIST.join('\n')}`);
  expect([String(said).split(/\s?:/u)[0], count, lines]).toEqual([title, portions, LIST]);
});

test.each<[Language, string, string, number | null]>([
  ['en_gb', 'Tom: can you send me the lasagne for 8?', 'lasagne', 8],
  ['en_gb', 'Tom: what is in the beef stew again? We are 6', 'beef stew', 6],
])('%s: a question over a list names the dish and is no food: %j', (language, head, title, portions) => {
  expect(readOf(language, `${head}\n\n${LIST.join('\n')}`)).toEqual([title, portions, LIST]);
});

test.each<[Language, string, string, string[]]>([
  ['de', 'Mia: hast du das Rezept für Apfelkuchen?', 'Apfelkuchen', ['Teig:', 'Belag:']],
  ['en_gb', 'Mia: have you got the recipe for apple pie?', 'apple pie', ['Pastry:', 'Apples:']],
  ['sv', 'Mia: har du receptet på äppelkaka?', 'äppelkaka', ['Deg:', 'Fyllning:']],
  ['en_gb', 'Mia: have you got the recipe for apple pie?', 'apple pie', ['Underneath:', 'Above:']],
])('%s: the parts of what was asked for are nobody: %j', (language, head, title, parts) => {
  const list = parts.flatMap((part) => [part, ...LIST]);
  expect(readOf(language, `${head}\n${list.join('\n')}`)).toEqual([title, null, list]);
});
