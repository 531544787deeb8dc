import type { Language } from '../../../kernel/language.ts';
import { expect, test } from 'vitest';
import { readPastedRecipes } from '../pasted-recipes.ts';

function nameAndList(language: Language, text: string): unknown[] {
  const [recipe] = readPastedRecipes(text, { likely: language, language });
  return [recipe?.title ?? null, recipe?.portions ?? null, recipe?.lines.map((line) => line.text) ?? []];
}

const LIST = ['2 kg potatis', '4 dl mjölk', '1 kg smör'];

test.each<[Language, string, string, number | null]>([
  ['fr', 'Ratatouille : pour 8 personnes', 'Ratatouille', 8],
  ['fr', 'Gratin dauphinois : pour 12 couverts', 'Gratin dauphinois', 12],
  ['en_gb', 'Lasagne: for 12 people', 'Lasagne', 12],
  ['en_gb', 'Beef stew: for 40 guests', 'Beef stew', 40],
  ['de', 'Gulasch: für 10 Personen', 'Gulasch', 10],
  ['de', 'Labskaus: für 10 Personen', 'Labskaus', 10],
  ['nl', 'Erwtensoep: voor 8 personen', 'Erwtensoep', 8],
  ['sv', 'Köttgryta: på vårt sätt', 'Köttgryta', null],
  ['de', 'Rindergulasch: das Original von Oma', 'Rindergulasch', null],
  ['en_gb', 'Dad: Right. Toad in the hole for 4', 'Toad in the hole', 4],
  ['sv', 'Mamma: ikväll blir det pannkakor, vi är 5', 'pannkakor', 5],
  ['no', 'Ida: taco på fredag, vi blir 6', 'taco', 6],
  ['en_gb', 'Pancake Tuesday', 'Pancake Tuesday', null],
  ['no', 'Kyllingtaco fredag', 'Kyllingtaco', null],
  ['en_us', 'HOME FRIES\nServes 4', 'HOME FRIES', 4],
  ['en_gb', 'CAFÉ DE PARIS BUTTER', 'CAFÉ DE PARIS BUTTER', null],
  ['en_gb', 'PUB PLOUGHMANS\nServes 4', 'PUB PLOUGHMANS', 4],
  ['fr', 'POULET BRASSERIE\n4 personnes', 'POULET BRASSERIE', 4],
  ['de', 'GASTHOF ZUM HIRSCHEN\nRehragout\nfür 4 Personen', 'Rehragout', 4],
])('%s: the name before a colon, in capitals or on a feast is the dish: %j', (language, head, title, portions) => {
  expect(nameAndList(language, `${head}\n${LIST.join('\n')}`)).toEqual([title, portions, LIST]);
});

test.each<[Language, string, string | null, number | null]>([
  ['en_gb', 'Dave: what goes in the toad in the hole again? cooking for 4\nMum: all of this', 'toad in the hole', 4],
  ['en_us', 'Jess: ok sloppy joes for saturday, 12 kids', 'sloppy joes', 12],
  ['sv', 'Emma: Mamma hur gör man korvstroganoff? Vi är 5\nMamma: Så här:', 'korvstroganoff', 5],
  ['no', 'Ola: hvordan lager du fiskegrateng? vi blir 6\nMamma:', 'fiskegrateng', 6],
  ['da', 'Ida: har du opskriften på brunkager?\nMor:', 'brunkager', null],
  ['de', 'Mirko: kannst du mir nochmal die Currywurst schicken, also die Soße\nJo: klar, ist einfach', 'Currywurst', null],
  ['fr', 'Léa : tu fais comment tes crêpes déjà ?\nMaman :', 'crêpes', null],
  ['nl', 'Ricardo: wie heeft het boodschappenlijstje voor bami (10 man, scouting)\nEline:', 'bami', 10],
  ['fr', "Objet : pot de départ\n\nCoucou,\nvoici ce qu'il me faut pour les œufs mimosa :", 'œufs mimosa', null],
  ['sv', '54 ~ JULBORDET\n\nJANSSONS FRESTELSE\n6 portioner', 'JANSSONS FRESTELSE', 6],
  ['no', '38\n\nFÅRIKÅL\n6 porsjoner', 'FÅRIKÅL', 6],
  ['en_gb', 'Breakfast & Brunch   Section B   p14\n\nKEDGEREE\n8 covers', 'KEDGEREE', 8],
  ['en_us', 'PREP SHEET  Garde manger   Date: ____   Init: ____\nCaesar Dressing (yield 1 gal)', 'Caesar Dressing', null],
  ['de', 'Kürbissuppe mit Kokosmilch – cremig & schnell', 'Kürbissuppe mit Kokosmilch', null],
  ['sv', 'Flygande Jacob – klassikern från 70-talet', 'Flygande Jacob', null],
  ['en_gb', 'VEGETABLE BALTI (VE) (GF)', 'VEGETABLE BALTI', null],
  ['fr', 'Taboulé oriental version 10 pers', 'Taboulé oriental', 10],
  ['fr', 'FICHE PRODUIT – LA HALTE\nRéf. SNK-018  Panini jambon-emmental', 'Panini jambon-emmental', null],
  ['nl', 'Kroket op brood\nper gast', 'Kroket op brood', 1],
  ['da', 'PREP – frokost lør (smørrebrød x 10)\nFiskefilet med remoulade', 'Fiskefilet med remoulade', 10],
  ['de', 'Hallo,\nfür den Nudelsalat (3 große Schüsseln) brauche ich:', 'Nudelsalat', null],
])('%s: who asks, where it stands and how good it is are no part of the name: %j', (language, head, title, portions) => {
  expect(nameAndList(language, `${head}\n\n${LIST.join('\n')}`)).toEqual([title, portions, LIST]);
});

test.each<[Language, string, string, number | null, string[]]>([
  ['sv', 'Kycklinggryta\t40\n\nIngredienser\n8 kg kyckling\n2 kg lök', 'Kycklinggryta', 40, ['8 kg kyckling', '2 kg lök']],
  ['en_gb', 'Chicken curry\t60\n\nIngredients\n8 kg chicken', 'Chicken curry', 60, ['8 kg chicken']],
  ['en_us', 'Skillet Cornbread    87\n\nSERVES 8\n\n1 cup milk\n2 eggs', 'Skillet Cornbread', 8, ['1 cup milk', '2 eggs']],
  [
    'nl',
    '72  Winterkost\n\nStamppot boerenkool\n(8 personen)\n\n2 kg uien\n1 l melk',
    'Stamppot boerenkool',
    8,
    ['2 kg uien', '1 l melk'],
  ],
])('%s: a number beside a name is a page where the servings stand below: %j', (language, text, title, portions, lines) => {
  expect(nameAndList(language, text)).toEqual([title, portions, lines]);
});

test('a list that begins with a food and its number keeps its rows', () => {
  const text = 'Flour  500\n\nSugar\n\nButter  200';
  const [recipe] = readPastedRecipes(text, { likely: 'en_gb', language: 'en_gb' });
  expect([recipe?.title, ...(recipe?.lines ?? []).map((line) => line.text)].join(' ')).toContain('Flour 500');
});

test.each<[Language, string]>([
  ['de', 'Lorbeerblatt 2'],
  ['da', 'Laurbærblad 2 stk'],
  ['sv', 'Persiljeblad 20 st'],
  ['fr', 'Feuille de laurier 2'],
  ['nl', 'Laurierblad 3'],
  ['de', 'Lorbeerblatt, frisch 2'],
  ['de', 'Lorbeerblatt (frisch) 2'],
  ['de', 'Lorbeerblatt 1,5'],
  ['de', '3 Blatt Gelatine'],
  ['en_gb', 'Filo sheet 4'],
  ['en_gb', 'Pastry sheet 1'],
  ['en_gb', 'Gelatine sheet 3'],
  ['en_gb', 'Nori sheet 2'],
  ['en_gb', '1 sheet ready-rolled puff pastry'],
  ['fr', 'Feuille gélatine 6'],
  ['fr', '1 feuille de laurier'],
  ['sv', 'Lagerblad, torkade 3'],
  ['no', '2 ark filodeig'],
])('%s: "%s" first in a list is counted, and no sheet of a folder', (language, leaf) => {
  const headings: Partial<Record<Language, string>> = {
    de: 'Zutaten',
    en_gb: 'Ingredients',
    fr: 'Ingrédients',
    nl: 'Ingrediënten',
  };
  const heading = headings[language] ?? 'Ingredienser';
  for (const over of ['', `${heading}\n`])
    expect(nameAndList(language, `Gulasch\n${over}${leaf}\n${LIST.join('\n')}`)).toEqual(['Gulasch', null, [leaf, ...LIST]]);
});

test.each<[Language, string]>([
  ['de', 'Rezeptblatt 14'],
  ['sv', 'Blad 3'],
  ['en_gb', 'Prep sheet 4'],
  ['no', 'Oppskriftsark 12'],
  ['fr', 'Fiche technique 27'],
])('%s: "%s" under a name is a sheet of a folder', (language, sheet) => {
  expect(nameAndList(language, `Gulasch\n${sheet}\n\n${LIST.join('\n')}`)).toEqual(['Gulasch', null, LIST]);
});
