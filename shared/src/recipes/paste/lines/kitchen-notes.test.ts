import { expect, test } from 'vitest';
import type { Language } from '../../../kernel/language.ts';
import { readPlacedRecipe, type PastedPart } from '../pasted-recipe.ts';

type Said = [language: Language, line: string];

/** What a line is taken for below two amounts of a named dish. */
function partOf(language: Language, line: string, behind = ''): PastedPart | undefined {
  const { placed } = readPlacedRecipe(`Test\n\n2 kg x\n3 dl y\n${line}${behind}`, language);
  return placed[3]?.part;
}

test.each<Said>([
  ['en_gb', 'Allergens: milk, wheat'],
  ['en_gb', 'Contains: egg, mustard'],
  ['en_us', 'Shelf life 3 days'],
  ['en_us', 'Hot holding above 140 °F'],
  ['sv', 'Kärntemperatur minst 72 °C'],
  ['sv', 'Innehåller: mjölk, ägg'],
  ['no', 'Kjernetemperatur 75 °C'],
  ['no', 'Holdbarhet 2 dager'],
  ['da', 'Kernetemperatur 75 °C'],
  ['da', 'Allergener: gluten, mælk'],
  ['de', 'Kerntemperatur Fisch mind. 70 °C. Sauce separat.'],
  ['de', 'Zusatzstoffe: 2, 3'],
  ['fr', 'Allergènes : lait, gluten'],
  ['fr', 'Maintien au chaud 63 °C'],
  ['nl', 'Kerntemperatuur 75 °C'],
  ['nl', 'Allergenen: ei, melk'],
])('%s: "%s" is noted by a kitchen, and no ingredient', (language, line) => {
  expect(partOf(language, line)).toBe('note');
});

test.each<Said>([
  ['en_gb', 'Rice: I count 60 g raw for each person.'],
  ['en_us', 'We always serve it with cornbread.'],
  ['sv', 'Riset brukar jag räkna 60 g per person.'],
  ['no', 'Vi bruker alltid litt ekstra hvitløk.'],
  ['da', 'Jeg plejer at gange det med tre.'],
  ['de', 'Nudeln: rechne ich 100 g pro Nase.'],
  ['fr', 'Le riz, je compte 60 g par personne.'],
  ['nl', 'Rijst reken ik 60 gram per persoon.'],
  ['en_us', 'brown the meat hard, onions last, lid on and leave it alone'],
  ['sv', 'stark värme, lite i taget. löken först, sen köttet, allt samman på slutet'],
  ['no', 'løken først, deretter gulrøttene, kraft over og lokk på til det er mørt'],
  ['da', 'løgene først, derefter kødet, til sidst fløden og så låg på'],
  ['de', 'Pilze extra braten, erst am Schluss dazu. Dazu Spätzle vom Vortag'],
  ['fr', 'oignons bien dorés, puis la viande, à couvert sur feu très doux'],
  ['nl', 'saus kan een dag van tevoren, eieren op het laatst, deksel erop'],
])('%s: "%s" is said of the work, and no ingredient', (language, line) => {
  expect(partOf(language, line)).toBe('step');
});

test.each<Said>([
  ['en_gb', 'salt and freshly ground black pepper'],
  ['en_gb', 'olive oil (we like the peppery one)'],
  ['sv', 'salt och nymald svartpeppar efter smak'],
  ['de', 'etwas Öl zum Anbraten der Zwiebeln und Pilze'],
  ['fr', 'un peu de persil plat ciselé pour la décoration'],
  ['nl', 'wat verse peterselie om op het eind te bestrooien'],
])('%s: "%s" stays an ingredient', (language, line) => {
  expect(partOf(language, line)).toBe('ingredient');
});

test('a step between amounts ends no list', () => {
  const { placed } = readPlacedRecipe(
    'Datschi\n\n500 g Mehl\n80 g Zucker\ngehen lassen bis es doppelt so groß ist, dann aufs Blech\n2 kg Zwetschgen',
    'de',
  );
  expect(placed.map(({ part }) => part)).toEqual(['title', 'ingredient', 'ingredient', 'step', 'ingredient']);
});

test.each<[language: Language, end: string]>([
  ['en_gb', 'Best wishes\nHelen'],
  ['sv', 'Hälsningar\nKarin'],
  ['no', 'Vennlig hilsen\nKari Nordmann'],
  ['da', 'Kærlig hilsen\nMette'],
  ['de', 'Viele Grüße\nThomas'],
  ['fr', 'Amitiés\nSolange'],
  ['nl', 'Groetjes\nMarieke'],
])('%s: who signs a mail is no ingredient', (language, end) => {
  const { recipe } = readPlacedRecipe(`Test\n\n2 kg x\n3 dl y\n\n${end}`, language);
  expect(recipe.lines).toHaveLength(2);
});

test.each<Said>([
  ['en_gb', 'Serve with: rice, naan and yoghurt'],
  ['sv', 'Servera med: löjrom, rödlök och gräddfil'],
  ['no', 'Server med: flatbrød, rømme og agurk'],
  ['da', 'Serveres med: rugbrød og rødbeder'],
  ['de', 'Servieren mit: Reis, Koriander und Limetten'],
  ['fr', 'Servir avec : riz, coriandre et citron vert'],
  ['nl', 'Serveren met: rijst en kroepoek'],
])('%s: "%s" lists what is served with it', (language, line) => {
  expect(partOf(language, line)).toBe('ingredient');
});
