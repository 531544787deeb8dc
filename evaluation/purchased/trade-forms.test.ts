import { expect, test } from 'vitest';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { NO_BRANDS } from '@plateprint/shared/mapper/brands.ts';
import { setAsideByWords } from '@plateprint/shared/purchases/invoice/set-aside.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { matchPurchased } from '../../server/src/mapper/match-purchased.ts';

const foodData = await loadFoodData();
const takenFor = (name: string, language: Language): string | null => {
  const { matched, variation } = matchPurchased(foodData, name, { language, brands: NO_BRANDS });
  return matched ? (variation?.id ?? null) : null;
};

// Written by hand from the trade's lists, before the tables were.
test.each<[Language, string, string]>([
  ['fr', 'CR EPAISSE 30% SEAU 5L', 'creme-fraiche.fat-34'],
  ['fr', 'CRM LIQ 35% UHT 1L ELLE&VIRE', 'cream.fat-36'],
  ['fr', 'LT 1/2 ECR UHT BQ 1L', 'milk.fat-1-5'],
  ['fr', 'BRE DX PLQ 250G X20', 'butter.unsalted'],
  ['fr', 'BRE 1/2 SEL 250G', 'butter.salted'],
  ['fr', 'FRGE BLC 0% 1KG', 'quark.fat-0-3'],
  ['fr', 'MOZZA COSS 2,5KG', 'mozzarella.grated'],
  ['fr', 'JN OEUF LIQ PAST 1KG', 'egg-yolk.fresh'],
  ['fr', 'OEUF CAL MOY X360 SOL', 'egg.raw'],
  ['fr', 'FIL PLT S/PX 5KG SURG', 'chicken-breast.frozen'],
  ['fr', 'CSSE PLT 220/250 SURG 5KG', 'chicken-leg.frozen'],
  ['fr', 'HT CSSE PLT S/OS 2,5KG', 'chicken-thigh.boneless'],
  ['fr', 'AIL PLT SURG 5KG', 'chicken-wings.frozen'],
  ['fr', 'STK HACH 20% 125G X40 SURG', 'burger-patty.frozen'],
  ['fr', 'VDE HACHEE PB 15% 1KG', 'beef-mince.fat-15'],
  ['fr', 'JBN CT SUP TR 40G X20', 'cooked-ham.sliced'],
  ['fr', 'SCISSE TLSE 120G 5KG', 'sausage.raw'],
  ['fr', 'BDIN NOIR 125GX20', 'blood-sausage.ready'],
  ['fr', 'PTE CAMP 1,5KG BQ', 'country-pate.ready'],
  ['fr', 'DOS COLIN ALASKA 140G MSC SURG', 'alaska-pollock.frozen'],
  ['fr', 'ST JACQ NOIX S/CORAIL 1KG SURG', 'scallops.frozen'],
  ['fr', 'CHX FL SURG 2,5KG', 'cauliflower.frozen'],
  ['fr', 'CHX BXL SURG 2,5KG', 'brussels-sprouts.frozen'],
  ['fr', 'CHX RGE RAPE 2,5KG', 'red-cabbage.raw'],
  ['fr', 'HAR VTS TF 5/1', 'green-beans.canned'],
  ['fr', 'PTS POIS XF 5/1', 'peas.canned'],
  ['fr', 'TOM CER 250G X9', 'cherry-tomato.raw'],
  ['fr', 'POIV NR MOULU 1KG', 'black-pepper.ground'],
  ['fr', 'POIV RGE CAT1 5KG', 'bell-pepper.raw'],
  ['fr', 'PDT RIS 2,5KG SURG', 'diced-potatoes.frozen'],
  ['fr', 'SUC GLACE 1KG', 'icing-sugar.powder'],
  ['fr', 'VIN ALC 6% 5L', 'spirit-vinegar.ready'],
  ['fr', 'SCE TOM CUIS 5/1', 'tomato-sauce.ready'],
  ['fr', 'PN BURG 83G X48', 'hamburger-bun.ready'],
  ['fr', 'PN CHOC 75G X60 SURG', 'pain-au-chocolat.ready'],
  ['fr', 'RAIS SEC 1KG', 'raisin.dried'],
  ['fr', 'JS ORG PJ 1L', 'orange-juice.chilled'],
  ['fr', 'LEV CHIM 1KG', 'baking-powder.powder'],
  ['de', 'Rd.Hack 20% Fett 5kg', 'beef-mince.fat-20'],
  ['de', 'Pu.Gulasch 2,5kg', 'turkey-breast.raw'],
  ['de', 'Bl.Kohl Rösch. TK 2,5kg', 'cauliflower.frozen'],
  ['de', 'Spargel gr. 1kg', 'asparagus-green.raw'],
  ['de', 'Spargel wß gesch. 5kg', 'asparagus-white.peeled'],
  ['de', 'Gouda ger. 2kg', 'gouda.grated'],
  ['de', 'Pfeff. schw. gem. 1kg', 'black-pepper.ground'],
  ['de', 'Tomaten geschält 3/1', 'tomatoes-canned.whole'],
  ['de', 'Ess. Branntw. 10L', 'spirit-vinegar.ready'],
  ['nl', 'Bl.kool roosj. dv', 'cauliflower.frozen'],
  ['nl', 'Sin.app. pers 15kg', 'orange.raw'],
  ['nl', "Jus d'or. 1L", 'orange-juice.chilled'],
  ['nl', 'Zonn.bl.olie 5L', 'sunflower-oil.ready'],
  ['nl', 'Curry ket.', 'curry-ketchup.ready'],
  ['nl', 'Fritess. 10L', 'frietsaus.ready'],
  ['nl', 'Kalk.filet 2kg', 'turkey-breast.raw'],
  ['nl', 'Jong bel. 48+ gesn.', 'gouda.sliced'],
  ['nl', 'Ananas st. sap blik', 'pineapple.in-juice'],
  ['da', 'TOM.PURE 28% 4,5KG', 'tomato-paste.concentrate'],
  ['da', 'FL.TOMATER 2,5KG', 'tomatoes-canned.whole'],
  ['sv', 'Linser r. 5kg', 'red-lentils.dried'],
  ['sv', 'Köttb. stekta 5kg', 'meatballs.cooked'],
  ['en_gb', 'MLK S/S 2L', 'milk.fat-1-5'],
  ['en_gb', 'KDNY BNS 2.5KG', 'kidney-beans.canned'],
  ['en_gb', 'BRD WM THK 800G', 'wholemeal-bread.ready'],
  ['en_gb', 'PINAP CHNKS JUICE 3KG', 'pineapple.in-juice'],
  ['en_gb', 'GRN BNS FINE FRZ', 'green-beans.frozen'],
  ['en_gb', 'FLR SR 16KG', 'wheat-flour.self-raising'],
])('%s: %s is %s', (language, name, variation) => {
  expect(takenFor(name, language)).toBe(variation);
});

// What may mean two things, or hides what it is made with, waits.
test.each<[Language, string]>([
  ['fr', 'FD BRUN LIE 800G'],
  ['fr', 'COMPOTE POM/FRAISE SSA 100GX96'],
  ['fr', 'BF BOURGUIGNON S/OS 5KG VBF'],
  ['da', 'RØDKÅL GL.DAGS 2,4KG'],
])('%s: %s waits', (language, name) => {
  expect(takenFor(name, language)).toBe(null);
});

test.each<[Language, string]>([
  ['fr', 'SEL LV 10KG'],
  ['fr', 'VINAIGRE MENAGE 14° 10L'],
  ['fr', 'AVOIR PALETTE'],
  ['fr', 'LOC PERCOLATEUR 2 JOURS'],
  ['fr', 'BTE PIZZA 33 X100'],
  ['fr', 'FICELLE A ROTI 200M'],
  ['de', 'Salztabl. Wasserenth. 25kg'],
  ['de', 'Leerg. Kiste Apfelsaft'],
  ['de', 'Gutschrift Fisch'],
  ['nl', 'Slagroomspuit'],
  ['nl', 'Azijn schoonmaak 10L'],
  ['nl', 'CO2 vulling'],
  ['da', 'Kartoffelmoser'],
  ['da', 'Regenereringssalt tabl'],
  ['sv', 'Salt tabl avhärdare 25kg'],
  ['sv', 'Kolsyra flaska'],
  ['no', 'Eddik rengj. 7%'],
  ['no', 'Potetstapper'],
  ['no', 'Kasserull'],
  ['en_gb', 'PDV SALT SOFTNER'],
  ['en_gb', 'BANQ ROLL WHT'],
  ['en_gb', 'SOUP CNTR 16OZ'],
])('%s: %s is no food', (language, name) => {
  expect(takenFor(name, language)).toBe(null);
  expect(setAsideByWords(name, language)).not.toBe(null);
});

test('a portion pack names a food where its row tells a mass', () => {
  expect(takenFor('SMØR KUVERT LURPAK SALTET 100X10G', 'da')).toBe('butter.salted');
  expect(setAsideByWords('Smör kuvert 10g', 'sv')).toBe(null);
  expect(setAsideByWords('Kuvert C5 fönster', 'sv')).not.toBe(null);
});
