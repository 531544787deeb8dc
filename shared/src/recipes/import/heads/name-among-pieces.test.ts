import { expect, test } from 'vitest';
import type { Language } from '../../../kernel/language.ts';
import { readPastedRecipes } from '../pasted-recipes.ts';
import { nameAmongPieces } from '../../paste/lines/name-among-pieces.ts';

const LISTS: Record<Language, string> = {
  en_gb: '1 kg carrots\n200 g butter\n3 eggs',
  en_us: '2 lb carrots\n1 cup butter\n3 eggs',
  sv: '1 kg morötter\n200 g smör\n3 ägg',
  no: '1 kg gulrøtter\n200 g smør\n3 egg',
  da: '1 kg gulerødder\n200 g smør\n3 æg',
  de: '1 kg Möhren\n200 g Butter\n3 Eier',
  fr: '1 kg de carottes\n200 g de beurre\n3 œufs',
  nl: '1 kg wortels\n200 g boter\n3 eieren',
};

function titleOver(language: Language, head: string): string | null | undefined {
  return readPastedRecipes(`${head}\n\n${LISTS[language]}`, { likely: language, language })[0]?.title;
}

test.each<[Language, head: string, title: string | null]>([
  // Which form it is.
  ['fr', 'Fiche technique n° 12 – BLANQUETTE DE VEAU', 'BLANQUETTE DE VEAU'],
  ['en_gb', 'Recipe card 14 – Fish pie', 'Fish pie'],
  [
    'de',
    'Krankenhaus St. Anna, Diätküche\nRezeptur-Nr. 210 Milchreis mit Kompott\nAnsatz: 40 Portionen',
    'Milchreis mit Kompott',
  ],
  ['da', 'Opskriftskort nr. 8 – Frikadeller', 'Frikadeller'],
  // Who cooks it.
  ['nl', 'kookclub groep 7/8 – PANNENKOEKEN', 'PANNENKOEKEN'],
  ['sv', 'Matlagningskurs grupp 2 – Fiskgratäng', 'Fiskgratäng'],
  ['en_gb', 'Cookery club Year 7/8 – Cheese scones', 'Cheese scones'],
  ['de', 'Koch-AG Klasse 6 – Kartoffelsuppe', 'Kartoffelsuppe'],
  ['fr', 'Atelier cuisine CM2 – Tarte aux pommes', 'Tarte aux pommes'],
  // What it costs.
  ['en_gb', 'Lentil soup — 89p a bowl!', 'Lentil soup'],
  ['sv', 'Linssoppa – under 15 kr per portion', 'Linssoppa'],
  ['de', 'Nudelauflauf – nur 1,20 € pro Person', 'Nudelauflauf'],
  ['fr', 'Gratin de courge – 2,50 € par personne', 'Gratin de courge'],
  // What it is to people.
  ['no', 'Fårikål – Norges nasjonalrett', 'Fårikål'],
  ['da', 'Stegt flæsk – Danmarks nationalret', 'Stegt flæsk'],
  ['en_gb', 'Cawl – the national dish of Wales', 'Cawl'],
  ['fr', 'Cassoulet – un plat régional', 'Cassoulet'],
  // How somebody makes or knows it.
  ['nl', "Erwtensoep – zo maakte oma 'm", 'Erwtensoep'],
  ['sv', 'Kalops – precis som mormor gjorde', 'Kalops'],
  ['no', 'Lapskaus – slik bestemor laget den', 'Lapskaus'],
  ['de', 'Linseneintopf – so wie Oma ihn kocht', 'Linseneintopf'],
  ['fr', 'Blanquette de veau – comme chez mamie', 'Blanquette de veau'],
  ['da', 'Frikadeller som du husker dem', 'Frikadeller'],
  ['en_us', 'Meatloaf the way you remember it', 'Meatloaf'],
  ['nl', 'Hachee zoals je hem kent', 'Hachee'],
  ['de', 'Frikadellen wie man sie kennt', 'Frikadellen'],
  ['fr', 'Blanquette de veau comme on les aimait', 'Blanquette de veau'],
  // Who points at it, and whose it is.
  ['sv', 'asså denna morotskaka 🤤', 'morotskaka'],
  ['en_us', 'omg this banana bread', 'banana bread'],
  ['de', 'boah diese Käsespätzle', 'Käsespätzle'],
  ['nl', 'jongens deze appeltaart', 'appeltaart'],
  ['no', 'Her er oppskrifta på kjøttkakene mine', 'kjøttkaker'],
  ['no', 'Hei! Dette er sånn jeg lager kjøttkaker, nok til 5.', 'kjøttkaker'],
  ['da', 'Sådan laver jeg frikadeller, nok til 6.', 'frikadeller'],
  ['nl', 'Hoi Sas, recept appeltaart van vrijdag', 'appeltaart'],
  ['fr', 'Bon, pour dimanche midi tartiflette, on sera 8. Liste de courses :', 'tartiflette'],
  // When it is eaten, and how often its dough is made.
  ['nl', 'oliebollen oud&nieuw', 'oliebollen'],
  ['sv', 'Risgrynsgröt julafton', 'Risgrynsgröt'],
  ['da', 'VAFLER (basar)  x2 dej', 'VAFLER (basar)'],
  ['de', 'Waffeln x3 Teig', 'Waffeln'],
  // Whose recipe it is says no dish.
  ['sv', 'Receptet från Maj-Britt', null],
  ['en_gb', 'Recipe from Jean Murray', null],
])('%s: what stands beside the name of a dish comes off: %s', (language, head, title) => {
  expect(titleOver(language, head)).toBe(title);
});

test.each<[Language, title: string]>([
  ['no', 'Lapskaus slik bestemor laget den'],
  ['nl', 'Hachee zoals oma hem maakte'],
  ['nl', 'Macaronischotel – kookclub groep 7/8'],
  ['da', 'Pizzasnegle – madkundskab 6.b'],
  ['en_gb', 'Nut roast: cranberry and chestnut'],
  ['en_us', 'Chili – extra hot'],
  ['sv', 'Kaka som smälter'],
  ['sv', 'Kyckling – grönsaker'],
  ['no', 'Kylling i form'],
  ['da', 'Boller i karry'],
  ['de', 'Himmel und Erde – scharf'],
  ['fr', 'Tarte aux pommes – sans lactose'],
  ['fr', 'Recette de Tartiflette'],
  ['nl', 'Spaghetti – pittig'],
])('%s: what may tell two dishes apart stays: %s', (language, title) => {
  expect(titleOver(language, title)).toMatch(title.replace(/^Recette de /u, ''));
});

test.each([
  ['Klinikum Nord – Grießbrei', 'Grießbrei'],
  ['kookclub groep 5/6 – soep – zo maakte oma hem', 'soep'],
  // Where no piece is a name, nothing is taken.
  ['Year 8 – £1.20 each', 'Year 8 – £1.20 each'],
  ['Sild', 'Sild'],
  // Within brackets nothing is parted.
  ['Sild (Norges nasjonalrett – fredag)', 'Sild (Norges nasjonalrett – fredag)'],
])('the pieces that weigh against a name are left off: %s', (text, name) => {
  expect(nameAmongPieces(text)).toBe(name);
});
