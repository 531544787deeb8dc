import { expect, test } from 'vitest';
import type { Language } from '../../kernel/language.ts';
import { readPastedRecipe } from './pasted-recipe.ts';

const PAGES: [language: Language, text: string, title: string, portions: number | null][] = [
  [
    'en_gb',
    'Home > Recipes > Dinner\nCreamy mushroom pasta\n★★★★☆ 4.6 (123 ratings)\nBy Nigella Woods\nSave Print Share\nServes 4',
    'Creamy mushroom pasta',
    4,
  ],
  [
    'en_us',
    'Jump to Recipe\nPrint Recipe\n\nBest Ever Banana Bread\n5 from 231 votes\nAuthor: Jenny\nCuisine: American\nServings: 8',
    'Best Ever Banana Bread',
    8,
  ],
  [
    'sv',
    'Hem / Recept / Soppa\nLinssoppa med kokos\n4,3 (56 betyg)\nUnder 45 min\nSpara receptet\nDela\n4 portioner',
    'Linssoppa med kokos',
    4,
  ],
  [
    'no',
    'MatPrat\nLogg inn\nMeny\nKjøttkaker i brun saus\nVanskelighetsgrad: Middels\n40-60 min\n4 porsjoner',
    'Kjøttkaker i brun saus',
    4,
  ],
  [
    'da',
    'Forside » Opskrifter » Aftensmad\nKylling i karry\nAf Mette Hansen d. 3. maj 2021\nBedøm opskriften\n4 personer',
    'Kylling i karry',
    4,
  ],
  [
    'de',
    'Startseite > Rezepte > Suppen\nKürbissuppe mit Ingwer\nvon KochOma55\n4,7 (89 Bewertungen)\n30 Min. simpel 12.03.2019\nZutaten für 4 Personen',
    'Kürbissuppe mit Ingwer',
    4,
  ],
  [
    'fr',
    "Accueil > Recettes > Plats\nBlanquette de veau à l'ancienne\n4.8/5\n215 avis\nPar Chef Damien\nPour 6 personnes",
    "Blanquette de veau à l'ancienne",
    6,
  ],
  [
    'nl',
    'Home | Recepten | Hoofdgerecht\nStamppot boerenkool met rookworst\n★★★★★ (34)\nBewaar recept\n30 minuten\n4 personen',
    'Stamppot boerenkool met rookworst',
    4,
  ],
  ['en_gb', 'Home > Recipes > Pasta > Leek & bacon bake\nServes: 4', 'Leek & bacon bake', 4],
  ['fr', 'Accueil › Recettes › Plats › Curry de pois chiches\nPour 4 personnes', 'Curry de pois chiches', 4],
  ['da', 'Opskriftskort nr. 12: Kanelsnegle\n4 personer', 'Kanelsnegle', 4],
  ['en_gb', 'TOAD IN THE HOLE          p. 112\nSERVES 4', 'TOAD IN THE HOLE', 4],
  ['en_us', 'Beef Chili with Beans          D-20\nYield: 100 servings', 'Beef Chili with Beans', 100],
  ['sv', 'Vecka 34, tisdag\nFiskgratäng med dillsås\n100 port', 'Fiskgratäng med dillsås', 100],
  ['de', 'Speiseplan KW 12 – Mittwoch\nMenü 2: Gemüselasagne\nPortionen: 150', 'Gemüselasagne', 150],
  [
    'en_gb',
    'MENU CODE: V12\nDISH: Chickpea curry (vegan)\nPORTIONS: 50\nPORTION SIZE: 250g\nALLERGENS: mustard',
    'Chickpea curry (vegan)',
    50,
  ],
  ['en_gb', 'Batch cook Sunday\nVegetable chilli – 10 portions for the freezer', 'Vegetable chilli', 10],
  ['en_gb', 'ST MARY PRIMARY SCHOOL KITCHEN\nCottage pie\n100 portions', 'Cottage pie', 100],
  ['nl', 'Dit heb je nodig voor 4 personen:\n\nNasi goreng', 'Nasi goreng', 4],
  ['sv', 'Receptet nedan är för 8 personer.\n\nBoeuf bourguignon\n', 'Boeuf bourguignon', 8],
  ['no', 'Middag torsdag: Pasta med tomatsaus\nVi er 5', 'Pasta med tomatsaus', 5],
  ['fr', 'Pour le goûter de samedi (12 enfants) : Brownies', 'Brownies', 12],
  ['en_gb', 'Recipe: Shepherds pie | Portions: 80 | Ref: SP01', 'Shepherds pie', 80],
];

test.each(PAGES)('what stands around a recipe is no title: %s %j', (language, above, title, portions) => {
  const recipe = readPastedRecipe(`${above}\n\n300 g rice\n2 kg onion\n1 dl milk`, language);
  expect(recipe).toMatchObject({ title, portions });
  expect(recipe.lines.map(({ text }) => text)).toEqual(['300 g rice', '2 kg onion', '1 dl milk']);
});

test.each([
  ['sv', 'Hej! Här kommer receptet på mormors köttbullar, som utlovat.', 'köttbullar'],
  ['nl', 'Hoi Marieke! Hierbij het recept van de erwtensoep, goed voor een man of 8:', 'erwtensoep'],
  ['de', 'Hallo zusammen, für die Feier am Samstag mache ich Gulaschsuppe für 30 Leute:', 'Gulaschsuppe'],
  ['fr', 'Coucou Sophie, voici ma recette de la tarte aux pommes :', 'tarte aux pommes'],
  ['en_gb', "Subject: Sunday's recipe - Beef and ale stew", 'Beef and ale stew'],
  ['en_us', 'OK so for the chili: (feeds 8)', 'chili'],
  ['en_gb', "Ok here goes!! Nan's bread pudding. Cuts into 16.", "Nan's bread pudding"],
] as const)('a greeting names the dish where no line does: %s %s', (language, greeting, title) => {
  expect(readPastedRecipe(`${greeting}\n\n300 g rice\n2 kg onion`, language).title).toBe(title);
});

test.each([
  ['Fish pie, from my sister', 'Fish pie', 'en_gb'],
  ['Laxsoppa - mammas mess', 'Laxsoppa', 'sv'],
  ['Lapskaus - fra bestemor', 'Lapskaus', 'no'],
  ['Lasagne (mors opskrift)', 'Lasagne (mors opskrift)', 'da'],
  ['Rindergulasch nach Oma Hilde', 'Rindergulasch nach Oma Hilde', 'de'],
  ['Potetsalat til 17. mai', 'Potetsalat til 17. mai', 'no'],
] as const)('who one has it from is no part of a name, unless it is within it: %s', (written, title, language) => {
  expect(readPastedRecipe(`${written}\n\n300 g rice\n2 kg onion`, language).title).toBe(title);
});

test.each([
  ['Bread\n1 Kastenform, 30 cm', null, 'de'],
  ['Rugbrød — 2 store forme', null, 'da'],
  ['Boller (ca. 16)', 16, 'da'],
  ['Chokladbollar\nGer ungefär tjugo stycken', 20, 'sv'],
  ['Chicken\n2 pers + matlåda', 2, 'sv'],
  ['Soup\nGood for 6 hungry people, freezes well', 6, 'en_us'],
  ['Moelleux au chocolat\n8 moelleux individuels', 8, 'fr'],
  ['Cake (til 17. mai)', null, 'no'],
] as const)('portions of %j are %s', (above, portions, language) => {
  expect(readPastedRecipe(`${above}\n\n300 g rice\n2 kg onion`, language).portions).toBe(portions);
});

test('what is counted below a head keeps all of its line', () => {
  const text =
    'Turkey Chili\nServings: 50\n\n12# ground turkey\n2 - #10 cans crushed tomatoes\n2 pots yoghurt, low fat\n3 avocados – from Peru';
  const { lines } = readPastedRecipe(text, 'en_us');
  expect(lines.map((line) => line.text)).toEqual([
    '12# ground turkey',
    '2 - #10 cans crushed tomatoes',
    '2 pots yoghurt, low fat',
    '3 avocados – from Peru',
  ]);
});
