import { expect, test } from 'vitest';
import type { Language } from '../../../kernel/language.ts';
import { readPastedRecipe } from '../../paste/pasted-recipe.ts';

/** Two amounts in each language's own words, below whatever stands over them. */
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

/** The title, the portions and how many lines are read of a head over its language's list. */
function readUnder(language: Language, head: string): [title: string | null, portions: number | null, lines: number] {
  const { title, portions, lines } = readPastedRecipe(`${head}\n\n${LISTS[language]}`, language);
  return [title, portions, lines.length];
}

test.each<Head>([
  ['en_gb', 'Rabbit pie – autumn specials board\nServes 8', 'Rabbit pie', 8],
  ['en_us', 'Shrimp and grits - dinner menu\n20 servings', 'Shrimp and grits', 20],
  ['sv', 'Rödspätta med remoulad – på griffeltavlan\n12 portioner', 'Rödspätta med remoulad', 12],
  ['sv', 'Pytt i panna – vår storsäljare\n10 portioner', 'Pytt i panna', 10],
  ['no', 'Kveite med agurksalat – sommermenyen\n6 porsjoner', 'Kveite med agurksalat', 6],
  ['da', 'Stegt flæsk – på menukortet\n15 personer', 'Stegt flæsk', 15],
  ['de', 'Sauerbraten – Wochenkarte\n30 Portionen', 'Sauerbraten', 30],
  ['de', 'Spargelcremesuppe – Saisonangebot Mai\n20 Portionen', 'Spargelcremesuppe', 20],
  ['fr', 'Poulet basquaise – formule du midi\n16 couverts', 'Poulet basquaise', 16],
  ['fr', 'Soupe au pistou – carte d’été\n16 couverts', 'Soupe au pistou', 16],
  ['nl', 'Asperges met ham – lentekaart\n12 personen', 'Asperges met ham', 12],
  ['nl', 'Mosselpan – op het krijtbord\n12 personen', 'Mosselpan', 12],
])('where a dish is offered is no part of its name: %s %s', (language, head, title, portions) => {
  expect(readUnder(language, head)).toEqual([title, portions, 2]);
});

test.each<Head>([
  ['en_gb', 'Chicken – extra hot\nServes 4', 'Chicken – extra hot', 4],
  ['de', 'Gemüsecurry – mild\n4 Portionen', 'Gemüsecurry – mild', 4],
  ['nl', 'Bobotie – zonder rozijnen\n4 personen', 'Bobotie – zonder rozijnen', 4],
  ['fr', 'Gratin – sans lactose\n4 personnes', 'Gratin – sans lactose', 4],
  ['sv', 'Lasagne – glutenfri\n4 portioner', 'Lasagne – glutenfri', 4],
  ['da', 'Lasagne – med spinat\n4 personer', 'Lasagne – med spinat', 4],
])('what tells two dishes of one name apart stays behind its dash: %s %s', (language, head, title, portions) => {
  expect(readUnder(language, head)).toEqual([title, portions, 2]);
});

test.each<Head>([
  ['en_gb', 'Mains » Pies\n\nSteak and kidney pie\nServes 6', 'Steak and kidney pie', 6],
  ['en_us', 'Main Dishes › Beef › Pot Roast\n\nGrandma’s Pot Roast\nServings: 8', 'Grandma’s Pot Roast', 8],
  ['sv', 'Kakor & bullar » Bullar\n\nSaffransbullar med mandelmassa\n4 portioner', 'Saffransbullar med mandelmassa', 4],
  ['no', 'Middag » Fisk\n\nOvnsbakt torsk\n4 porsjoner', 'Ovnsbakt torsk', 4],
  ['da', 'Aftensmad » Gryderetter\n\nBoller i karry\n4 personer', 'Boller i karry', 4],
  ['de', 'Kochen & Backen » Aufläufe\n\nNudelauflauf mit Brokkoli\n4 Portionen', 'Nudelauflauf mit Brokkoli', 4],
  ['fr', 'Cuisine du monde » Maroc\n\nTajine de poulet aux citrons\nPour 4 personnes', 'Tajine de poulet aux citrons', 4],
  ['nl', 'Hoofdgerechten › Stoofpotten\n\nStoofpot met bier\n4 personen', 'Stoofpot met bier', 4],
])('the way to a page is no name where the page says its own: %s %s', (language, head, title, portions) => {
  expect(readUnder(language, head)).toEqual([title, portions, 2]);
});

test.each<Head>([
  ['en_gb', 'Chef, Friday’s soup is Broccoli and Stilton, make it for 30.', 'Broccoli and Stilton', 30],
  ['en_us', 'Everyone, tonight’s staff meal is Turkey Tetrazzini, prep for 40.', 'Turkey Tetrazzini', 40],
  ['sv', 'Hej gänget, fredagens lunch är fläsk med löksås, räkna med 50 personer.', 'fläsk med löksås', 50],
  ['no', 'Folkens, dagens suppe er brokkolisuppe, lag til 35.', 'brokkolisuppe', 35],
  ['da', 'Hej alle, dagens ret er tarteletter, vi bliver 22.', 'tarteletter', 22],
  ['de', 'Leute, das Essen am Freitag ist Labskaus, rechnet mit 25 Personen.', 'Labskaus', 25],
  ['fr', 'Bonjour à tous, le plat de jeudi est une choucroute, pour 45 personnes.', 'choucroute', 45],
  ['nl', 'Allemaal, het gerecht van vrijdag is hutspot, reken op 30 personen.', 'hutspot', 30],
  ['en_gb', 'Hi, can you make the lamb hotpot on Sunday, there will be 12 of us.', 'lamb hotpot', 12],
  ['de', 'Hallo Jens, kannst du am Sonntag den Zwiebelkuchen machen, wir sind 14.', 'Zwiebelkuchen', 14],
  ['fr', 'Coucou, tu peux faire la tartiflette samedi, on sera 9.', 'tartiflette', 9],
  ['no', 'Hei! Til bursdagen skal vi ha taco, vi blir 18.', 'taco', 18],
])('a mail’s sentence says the dish and for how many: %s %s', (language, head, title, portions) => {
  expect(readUnder(language, head)).toEqual([title, portions, 2]);
});

test.each<Head>([
  ['en_gb', 'Hi Sue,\nHere is the pudding for the 4th of July lunch, I’ve done it for 20 people:\n\nEton Mess', 'Eton Mess', 20],
  ['en_us', 'Hi Bob,\nHere’s the side for the cookout on Saturday, it makes 12 servings:\n\nBaked Beans', 'Baked Beans', 12],
  ['sv', 'Hej Eva!\nHär kommer efterrätten till 6 juni-festen, jag räknade på 30 gäster:\n\nMarängsviss', 'Marängsviss', 30],
  ['no', 'Hei Tone!\nHer kommer kaka til festen på lørdag, jeg regnet med 30 gjester:\n\nSuksessterte', 'Suksessterte', 30],
  [
    'da',
    'Hej Mette!\nHer er desserten til mødet på fredag, jeg har regnet med 15 personer:\n\nRødgrød med fløde',
    'Rødgrød med fløde',
    15,
  ],
  [
    'de',
    'Hallo Ute,\nhier kommt der Nachtisch fürs Fest am Samstag, ich habe für 20 Personen gerechnet:\n\nRote Grütze',
    'Rote Grütze',
    20,
  ],
  [
    'fr',
    'Bonjour Anne,\nvoici le dessert pour la fête de samedi, j’ai compté 25 personnes :\n\nÎle flottante',
    'Île flottante',
    25,
  ],
  ['nl', 'Hoi Els,\nHier is het toetje voor het feest van zaterdag, ik reken op 18 personen:\n\nTrifle', 'Trifle', 18],
])('who hands a recipe over names it in the next line: %s %s', (language, head, title, portions) => {
  expect(readUnder(language, head)).toEqual([title, portions, 2]);
});

test.each<Head>([
  ['en_gb', 'FAMILY FAVOURITES\n\nToad in the hole\nServes 4', 'Toad in the hole', 4],
  ['en_us', 'FROM THE GARDEN\n\nSuccotash\nServes 6', 'Succotash', 6],
  ['sv', 'MATLÅDOR\n\nBiff Lindström\n4 portioner', 'Biff Lindström', 4],
  ['no', 'TRADISJONSMAT\n\nKomle\n6 porsjoner', 'Komle', 6],
  ['da', 'GAMMELDAGS MAD\n\nBrændende kærlighed\n4 personer', 'Brændende kærlighed', 4],
  ['de', 'AUS OMAS KÜCHE\n\nHimmel und Erde\n4 Portionen', 'Himmel und Erde', 4],
  ['fr', 'CUISINE DE BISTROT\n\nŒufs en meurette\nPour 4 personnes', 'Œufs en meurette', 4],
  ['nl', 'HOLLANDSE POT\n\nHete bliksem\n4 personen', 'Hete bliksem', 4],
])('a chapter in capitals is no name of the dish below it: %s %s', (language, head, title, portions) => {
  expect(readUnder(language, head)).toEqual([title, portions, 2]);
});

test.each<Head>([
  ['en_gb', 'For Tuesday’s lunch – enough for 25 people', null, 25],
  ['en_us', 'party of 24, Fri. 6:00', null, 24],
  ['sv', 'till helgen, räcker till 12', null, 12],
  ['sv', 'Egna anteckningar lördag\ntill 10 personer:', null, 10],
  ['no', 'til helga, nok til 15 personer', null, 15],
  ['no', 'mine notater, onsdag\ntil 8 personer:', null, 8],
  ['da', 'til festen, nok til 30', null, 30],
  ['da', 'egne noter fredag\ntil 12 personer:', null, 12],
  ['de', 'fürs Grillfest ~20 Pers.', null, 20],
  ['de', 'Meine Notizen Sonntag\nfür 6 Personen:', null, 6],
  ['fr', 'pour le week-end, 8 personnes', null, 8],
  ['nl', 'voor het feest, genoeg voor 40', null, 40],
])('where no dish is named none is taken for one: %s %s', (language, head, title, portions) => {
  expect(readUnder(language, head)).toEqual([title, portions, 2]);
});

test.each<Head>([
  ['en_gb', 'Fish pie\n60 children (nursery + reception)', 'Fish pie', 60],
  ['en_us', 'Baked Ziti\nOne full pan feeds 20 easy.', 'Baked Ziti', 20],
  ['sv', 'Fiskgratäng\n80 elever (låg- och mellanstadiet)', 'Fiskgratäng', 80],
  ['no', 'Fiskegrateng\n40 barn (barnehage)', 'Fiskegrateng', 40],
  ['da', 'Fiskefrikadeller\n25 børn (vuggestue + børnehave)', 'Fiskefrikadeller', 25],
  ['de', 'Fischfrikadellen\n70 Kinder (Kita und Hort)', 'Fischfrikadellen', 70],
  ['de', 'Gulasch\nEine Pfanne reicht für 12 locker.', 'Gulasch', 12],
  ['fr', 'Brandade\n90 enfants (maternelle)', 'Brandade', 90],
  ['fr', 'Purée de carottes\n75 portions adultes', 'Purée de carottes', 75],
  ['fr', 'Hachis parmentier\n120 portions primaires', 'Hachis parmentier', 120],
  ['nl', 'Visschotel\n55 kinderen (onderbouw)', 'Visschotel', 55],
  ['nl', 'Stoofpot\nEen pan is genoeg voor 15 makkelijk.', 'Stoofpot', 15],
])('who eats is said in more words: %s %s', (language, head, title, portions) => {
  expect(readUnder(language, head)).toEqual([title, portions, 2]);
});
