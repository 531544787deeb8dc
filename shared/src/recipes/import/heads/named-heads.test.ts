import { expect, test } from 'vitest';
import type { Language } from '../../../kernel/language.ts';
import { readPastedRecipes } from '../pasted-recipes.ts';

const LISTS: Record<Language, string> = {
  en_gb: '1 kg carrots\n200 g butter',
  en_us: '2 lb carrots\n1 cup butter',
  sv: '1 kg morötter\n200 g smör',
  no: '1 kg gulrøtter\n200 g smør',
  da: '1 kg gulerødder\n200 g smør',
  de: '1 kg Möhren\n200 g Butter',
  fr: '1 kg de carottes\n200 g de beurre',
  nl: '1 kg wortels\n200 g boter',
};

type Head = [language: Language, head: string, title: string | null, portions: number | null];

function readUnder(language: Language, head: string, between = '\n\n'): unknown[] {
  const read = readPastedRecipes(`${head}${between}${LISTS[language]}`, { likely: language, language });
  return [read[0]?.title, read[0]?.portions, read.flatMap(({ lines }) => lines.filter(({ heading }) => !heading)).length];
}

test.each<Head>([
  ['en_gb', 'SAVOURY PIES       41\n\nPORK PIE\nServes 8', 'PORK PIE', 8],
  ['da', '88      SUPPER\n\nGULE ÆRTER\n6 personer', 'GULE ÆRTER', 6],
  ['fr', 'LES GIBIERS\t201\n\nLIÈVRE À LA ROYALE\nPour 8 personnes', 'LIÈVRE À LA ROYALE', 8],
])('what a book prints over its pages is no name and no food: %s %s', (language, head, title, portions) => {
  expect(readUnder(language, head)).toEqual([title, portions, 2]);
});

test('a title with the number of its page beside it stays', () => {
  expect(readUnder('en_gb', 'GAME PIE           p. 12\n\nServes 4')).toEqual(['GAME PIE', 4, 2]);
});

test.each<Head>([
  ['de', 'IMBISSKETTE OST – Montageanweisung 8\nCurrywurst mit Brötchen\n12 Portionen', 'Currywurst mit Brötchen', 12],
  ['no', 'KAFÉKJEDEN · produktark nr. 3\nSkinkebaguett\n15 porsjoner', 'Skinkebaguett', 15],
  ['nl', 'Kookmap / soepen / blad 14\nPreisoep\n20 personen', 'Preisoep', 20],
  ['en_us', 'LAKEVIEW INN | Line cook binder, tab 4\nShe-crab soup\n24 servings', 'She-crab soup', 24],
])('the sheet and the house are no name: %s %s', (language, head, title, portions) => {
  expect(readUnder(language, head)).toEqual([title, portions, 2]);
});

test.each<Head>([
  ['de', 'Obazda\tBrotzeitbuffet\t30 Gäste', 'Obazda', 30],
  ['sv', 'Gravad lax\t\tpåskbuffé\t55 gäster', 'Gravad lax', 55],
  ['en_gb', 'Egg mayonnaise\tsandwich filling\tmakes 5kg', 'Egg mayonnaise', null],
  ['da', 'Skolekøkkenet Nord     uge 12 onsdag     Kylling i karry     90 portioner', 'Kylling i karry', 90],
])('of the cells of a head one is the name: %s %s', (language, head, title, portions) => {
  expect(readUnder(language, head)).toEqual([title, portions, 2]);
});

test.each<Head>([
  ['en_gb', 'Pete: right, shepherd’s pie for the lads, we are 14', 'shepherd’s pie', 14],
  ['no', 'Anne 🎄: da blir det risgrøt på søndag, vi blir 10', 'risgrøt', 10],
  ['de', '[24.12., 08:15] Oma: Moin, hier der Kartoffelsalat für heute Abend, wir sind 9', 'Kartoffelsalat', 9],
  ['nl', 'Kees: ok mensen, vrijdag erwtensoep, we zijn met 20', 'erwtensoep', 20],
])('who writes in a chat is no name: %s %s', (language, head, title, portions) => {
  expect(readUnder(language, head, '\n')).toEqual([title, portions, 2]);
});

test('what somebody of a chat adds below the list is done, and bought where it has an amount', () => {
  const [read] = readPastedRecipes(
    'Per: lapskaus til 6, da gjør du så\n1 kg kjøtt\n4 gulrøtter\nPer: husk lokket\nPer: 2 flatbrød',
    {
      likely: 'no',
    },
  );
  expect(read?.lines.map(({ text }) => text)).toEqual(['1 kg kjøtt', '4 gulrøtter', '2 flatbrød']);
  expect(read?.method).toBe('husk lokket');
});

test.each<Head>([
  ['de', 'Marmorkuchen - Großtante Rosi\n16 Stücke', 'Marmorkuchen', 16],
  ['en_us', 'Biscuits and gravy - double batch\nServes 20', 'Biscuits and gravy', 20],
  ['sv', 'Pizzabullar (åk 4-6)\n60 portioner', 'Pizzabullar', 60],
  ['no', 'Fiskesuppe, ca 8 liter / 30 porsjoner', 'Fiskesuppe', 30],
])('who makes it, for whom and how much is no part of a name: %s %s', (language, head, title, portions) => {
  expect(readUnder(language, head)).toEqual([title, portions, 2]);
});

test.each<Head>([
  ['de', 'Gulaschsuppe\n80 Pax (à 0,25 l)', 'Gulaschsuppe', 80],
  ['en_us', 'Corn chowder\nYield: 3 gal / 48 (8 oz)', 'Corn chowder', 48],
  ['fr', 'Couscous\n210 élèves (maternelle 90 / élémentaire 120)', 'Couscous', 210],
  ['da', 'Rejecocktail\n20 forretter / 10-12 hovedretter', 'Rejecocktail', 20],
  ['no', 'Bidos\n8 stk mennesker', 'Bidos', 8],
])('who eats is read beside how much that is: %s %s', (language, head, title, portions) => {
  expect(readUnder(language, head)).toEqual([title, portions, 2]);
});

test('a mail says in its text what its subject only hints at', () => {
  expect(
    readUnder('en_gb', 'From: Al\nSubject: RE: kitchen tea tuesday\n\nHi Jo,\nHere’s my parsnip soup, did it for 30 last time.'),
  ).toEqual(['parsnip soup', 30, 2]);
});

test('words broken at the end of a printed line are the method', () => {
  const [read] = readPastedRecipes(
    `HARE STEW\nServes 4\n\n${LISTS.en_gb}\n\nJoint the hare. Brown with the butter and sea-\nson well, cover with the stock and sim-\nmer gently.`,
    { likely: 'en_gb' },
  );
  expect(read?.lines).toHaveLength(2);
});

test('the heads of columns are no food, whichever a house has', () => {
  const [read] = readPastedRecipes('Müsli\n\nZutat\tMenge\tEinheit\tLieferant\nHafer\t2\tkg\tMühle\nRosinen\t500\tg\t', {
    likely: 'de',
  });
  expect(read?.lines).toHaveLength(2);
});
