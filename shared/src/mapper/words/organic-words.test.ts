import { expect, test } from 'vitest';
import type { Language } from '../../kernel/language.ts';
import { saysOrganic, saysOriginal } from './organic-words.ts';

test.each([
  'Milch konventionell (nicht Bio)',
  'Gulerødder ikke økologisk',
  'Mjölk ej ekologisk',
  'Lait non bio',
  'Non-organic milk',
  'Melk, niet biologisch',
  'Milch nicht aus Bio-Anbau',
  'Eggs not certified organic',
  'Kaffe, øko: nej',
  'Coffee organic: no',
  'Möhren Bio-Umstellungsware',
  'Blé en conversion vers l’agriculture biologique',
  'Gulerødder konv.',
  'Torsk KRAV MSC',
])('“%s” is not organic', (name) => {
  expect(saysOrganic(name)).toBe(false);
});

test.each(['PHILADELPHIA ORG 2KG', 'PRINGLES ORG 40G', 'Ketchup org. 5 kg', 'CARROTS ORG 10KG'])(
  '“%s” may be the original, and denies nothing',
  (name) => {
    expect(saysOrganic(name, 'en_gb')).toBeNull();
    expect(saysOriginal(name, 'en_gb')).toBe(true);
    expect(saysOriginal(name, 'de')).toBe(false);
  },
);

test.each<[name: string, language?: Language]>([
  ['Biologisches Mehl'],
  ['Biologischer Apfelsaft'],
  ['Mehl biol. Type 550'],
  ['Hvedemel økol.'],
  ['Ekologiska ägg'],
  ['Lait AB', 'fr'],
  ['Lait demi-écrémé A.B.', 'fr'],
  ['ø gulerødder', 'da'],
  ['LETMÆLK Ø 1 L', 'da'],
  ['Ø Gulerødder', 'en_gb'],
  ['GULERØDDER Ø', 'sv'],
  ['Ø Gulerødder', 'de'],
  ['LETMÆLK Ø 1 L', 'en_gb'],
  ['LETMÆLK 1L Ø', 'sv'],
  ['Letmælk Ø, 1 liter', 'de'],
  ['Ø Little Gem', 'en_gb'],
  ['Ø Eier Größe M', 'de'],
  ['Gulerødder (Ø)', 'da'],
  ['GULERØDDER 10KG Ø', 'da'],
  ['Gulrøtter Ø 1kg', 'no'],
  ['Ø Mælk'],
  ['Ø Letmælk 6x1 L', 'sv'],
  ['Letmælk 0,5 L, Ø', 'fr'],
  ['Biomilch 3,8 %'],
  ['Ekomjölk'],
  ['Lait bio non homogénéisé', 'fr'],
  ['Laks NO økologisk', 'no'],
  ['Milch nicht homogenisiert, Bio', 'de'],
  ['Bio-Hafer (glutenfrei)', 'de'],
  ['KRAV-märkt mjölk', 'sv'],
  ['Mehl aus k.b.A.', 'de'],
  ['Org. tomatoes', 'en_gb'],
  ['NON EU ORGANIC HONEY', 'en_gb'],
  ['Honig Nicht-EU Bio', 'de'],
  ['Honung icke-EU ekologisk', 'sv'],
  ['Miel non EU bio', 'fr'],
])('“%s” is organic', (name, language) => {
  expect(saysOrganic(name, language)).toBe(true);
});

test.each<[name: string, language?: Language]>([
  ['Probiotic yoghurt'],
  ['Butter ORG 250g', 'de'],
  ['Biotin'],
  ['Ekollon'],
  ['Pizzabund Ø 30 cm', 'da'],
  ['Pizzabund ø26', 'da'],
  ['Pizza 26 cm Ø', 'da'],
  ['Pizzabund Ø 30 cm', 'en_gb'],
  ['Pizza 26 cm Ø', 'de'],
  ['Hähnchenbrust Ø 180 g', 'de'],
  ['Melk fra ø', 'en_gb'],
  ['Rumpsteak 200g Ø', 'de'],
  ['Forelle Ø Gewicht 300 g', 'de'],
  ['Baguette 250g (Ø)', 'de'],
  ['Ø Preis', 'de'],
  ['Torte Durchmesser (Ø) 28 cm', 'de'],
  ['Pizzateller Ø innen 26cm', 'de'],
  ['Teller Ø außen 26cm', 'de'],
  ['Tartelettes Ø int. 8 cm', 'fr'],
  ['Wrap Ø ± 30 cm', 'nl'],
  ['Plate Ø approx. 20cm', 'en_gb'],
  ['Wrap 12" Ø', 'en_gb'],
  ['Wrap 12" Ø', 'da'],
  ['Tallerken Ø indv. 26 cm', 'da'],
  ['Lammkotelett Ø 90 g', 'fr'],
  ['Brötchen Ø 60 g'],
  ['Lachsfilet Ø Stück 1,2 kg', 'de'],
  ['Putenkeule Ø je Stück 800g', 'de'],
  ['Apfel Ø pro Stk. 180 g', 'de'],
  ['Zucchini Ø in mm 40', 'de'],
  ['Mehl Ø klein', 'de'],
  ['Ø pro Stück', 'de'],
  ['Lachsfilet pro Stück Ø', 'de'],
  ['180 g Steak Ø', 'en_gb'],
  ['Saumon Ø par pièce 200 g', 'fr'],
  ['Äpple Ø per st 180g', 'sv'],
  ['Zalm Ø per stuk 200 gram', 'nl'],
  ['Zalm Ø per stuk 200 gram'],
  ['Mjölk Arla Foods AB'],
  ['Kotelett Ø-Gewicht 180 g', 'de'],
  ['Spånskål Ø 12 cm', 'sv'],
  ['Mjölk Arla Foods AB', 'sv'],
  ['Müsliriegel ÖKO-TEST sehr gut', 'de'],
  ['Schale biologisch abbaubar', 'de'],
  ['Øl 33 cl', 'da'],
  ['constructor __proto__'],
])('“%s” says nothing of it', (name, language) => {
  expect(saysOrganic(name, language)).toBeNull();
});
