import { expect, test } from 'vitest';
import type { Language } from '../../../kernel/language.ts';
import { readPastedRecipe, readPlacedRecipe, type PastedPart } from '../pasted-recipe.ts';

type NoteCase = [language: Language, line: string];

/** What a line is taken for below two amounts of a named dish. */
function partOf(language: Language, line: string, behind = ''): PastedPart | undefined {
  const { placed } = readPlacedRecipe(`Test\n\n2 kg x\n3 dl y\n${line}${behind}`, language);
  return placed[3]?.part;
}

test.each<NoteCase>([
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

test.each<NoteCase>([
  ['en_us', 'We always serve it with cornbread.'],
  ['no', 'Vi bruker alltid litt ekstra hvitløk.'],
  ['da', 'Jeg plejer at gange det med tre.'],
  ['sv', 'Vi brukar alltid ha bröd till.'],
  ['de', 'Wir essen es immer mit Brot.'],
  ['fr', 'Je le sers toujours avec du pain.'],
  ['nl', 'Wij eten het altijd met brood.'],
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

test.each<NoteCase>([
  ['en_gb', 'salt and freshly ground black pepper'],
  ['en_gb', 'olive oil (we like the peppery one)'],
  ['sv', 'salt och nymald svartpeppar efter smak'],
  ['de', 'etwas Öl zum Anbraten der Zwiebeln und Pilze'],
  ['fr', 'un peu de persil plat ciselé pour la décoration'],
  ['nl', 'wat verse peterselie om op het eind te bestrooien'],
  // With an amount, whoever speaks.
  ['en_gb', 'Rice: I count 60 g raw for each person.'],
  ['sv', 'Riset brukar jag räkna 60 g per person.'],
  ['de', 'Nudeln: rechne ich 100 g pro Nase.'],
  ['fr', 'Le riz, je compte 60 g par personne.'],
  ['nl', 'Rijst reken ik 60 gram per persoon.'],
  ['da', 'Ca. 500 g gulerødder i tykke skiver.'],
  ['da', 'En boks tomater i egen saft.'],
  ['no', 'En boks tomater i egen saft.'],
  ['sv', 'Ungefär 500 g morötter i grova bitar.'],
  ['en_gb', 'Two large onions, I use red ones.'],
  ['de', 'Ein halbes Pfund Butter, ich nehme gesalzene.'],
  // A food, and more said of it.
  ['da', 'Tomater på dåse i egen saft.'],
  ['no', 'Gulrøtter skåret i tykke skiver.'],
  ['sv', 'Morötter skurna i grova bitar.'],
  ['en_gb', 'Salt, as much as you like.'],
  ['en_us', 'Smoked salt, I use coarse.'],
  ['fr', 'Du beurre, je prends du demi-sel.'],
  ['nl', 'Zeezout en peper, zoveel je wilt.'],
  ['en_gb', 'extra virgin olive oil, first cold pressed, for frying the onions'],
  ['fr', 'un peu de beurre puis de la farine pour le moule'],
  ['de', 'Butter für die Form und dann etwas Puderzucker zum Bestäuben'],
  ['de', 'Basilikum zum Schluss und dann noch etwas Parmesan zum Bestreuen'],
  ['en_gb', 'butter first for the tin and then flour for dusting the top'],
])('%s: "%s" stays an ingredient, and so does what stands below', (language, line) => {
  const { placed } = readPlacedRecipe(`Test\n\n2 kg x\n3 dl y\n${line}\nSalt\nPeber`, language);
  expect(placed.slice(3).map(({ part }) => part)).toEqual(['ingredient', 'ingredient', 'ingredient']);
});

test.each<NoteCase>([
  ['en_gb', 'We always serve it with cornbread.'],
  ['nl', 'saus kan een dag van tevoren, eieren op het laatst, deksel erop'],
])('%s: below "%s" what nobody measured is still an ingredient', (language, line) => {
  const { placed } = readPlacedRecipe(`Test\n\n2 kg x\n3 dl y\n${line}\nsalt\npepper`, language);
  expect(placed.slice(3).map(({ part }) => part)).toEqual(['step', 'ingredient', 'ingredient']);
});

test.each(['Enjoy', 'Cheers Delia'])('below "%s" with a heading or an amount to come the list goes on', (line) => {
  const textsOf = (below: string): string[] =>
    readPlacedRecipe(`Test\n\n2 kg x\n3 dl y\n${line}\n${below}`, 'en_gb').recipe.lines.map(({ text }) => text);
  expect(textsOf('To serve:\nparsley\nsour cream\nbread')).toEqual(expect.arrayContaining(['parsley', 'sour cream', 'bread']));
  expect(textsOf('salt\npepper\n1 kg z')).toEqual(expect.arrayContaining(['salt', 'pepper', '1 kg z']));
});

test('"Best butter" signs no mail', () => {
  expect(partOf('en_gb', 'Best butter')).toBe('ingredient');
  expect(partOf('en_gb', 'Best, Helen')).toBe('note');
});

test.each<NoteCase>([
  ['de', 'Gemüse'],
  ['fr', 'légumes'],
  ['nl', 'kruiden'],
  ['en_gb', 'spices'],
  ['en_gb', 'vegetables'],
  ['sv', 'kryddor'],
])('%s: "%s" is a part of the dish only with a blank line above it', (language, line) => {
  const partBehind = (above: string): PastedPart | undefined =>
    readPlacedRecipe(`Test\n\n1 kg x${above}\n${line}\n200 g y`, language).placed[2]?.part;
  expect([partBehind(''), partBehind('\n')]).toEqual(['ingredient', 'part']);
});

test('a noun that is spelled like a verb begins no method', () => {
  const list = '250 g roomboter\n1 ei\nrasp van een halve citroen\nsnufje zout\n25 g amandelschaafsel';
  const { recipe } = readPlacedRecipe(`Boterkoek (16 punten)\n\n${list}\n\nAlles kneden en bakken. 25 min op 180.`, 'nl');
  expect(recipe.lines.map(({ text }) => text)).toEqual(list.split('\n'));
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

test.each<NoteCase>([
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

test.each<[Language, string, string]>([
  ['en_gb', '200 g rice\n1 onion', 'Salt and pepper, as much as you like.'],
  ['en_gb', '200 g rice\n1 onion', 'Fresh herbs of any kind, to taste.'],
  ['sv', '200 g ris\n1 lök', 'Salt och svartpeppar från kvarn, hur mycket du vill.'],
  ['no', '200 g ris\n1 løk', 'Salt og nykvernet pepper, så mye du liker.'],
  ['da', '200 g ris\n1 løg', 'Salt og friskkværnet peber, så meget du vil.'],
  ['de', '200 g Reis\n1 Zwiebel', 'Salz und Pfeffer aus der Mühle, so viel man mag.'],
  ['fr', '200 g de riz\n1 oignon', 'Sel et poivre du moulin, autant que vous voulez.'],
  ['nl', '200 g rijst\n1 ui', 'Zout en versgemalen peper, zoveel je wilt.'],
])('%s: so much of a thing as somebody likes is no step', (language, above, line) => {
  const recipe = readPastedRecipe(`Rice\n\n${above}\n${line}\n2 dl water`, language);
  expect(recipe.lines.map(({ text }) => text)).toContain(line);
  expect(recipe.method).toBe('');
});

test('what begins with a verb of the kitchen is a step, however much of it is taken', () => {
  const recipe = readPastedRecipe('Rice\n\n200 g rice\n1 onion\n\nSeason with salt and pepper, as much as you like.', 'en_gb');
  expect(recipe.method).toBe('Season with salt and pepper, as much as you like.');
});
