import type { NameLanguage } from '../../../kernel/language.ts';

/** Categories of foods as they grow or are slaughtered, of which a kitchen makes dishes. */
export const RAW_CATEGORIES: ReadonlySet<string> = new Set([
  'vegetables',
  'potatoes-roots',
  'mushrooms-seaweed',
  'legumes',
  'fish',
  'shellfish',
  'beef',
  'pork',
  'poultry',
  'lamb-game',
]);

/** What lies around it, or is with it, and is no spice and no oil: then it is a dish. */
export const ADDED_CATEGORIES: ReadonlySet<string> = new Set([
  'beef',
  'pork',
  'poultry',
  'processed-meat',
  'lamb-game',
  'shellfish',
  'cheese',
  'milk-cream',
  'sauces-condiments',
]);

/** Prepositions behind which something lies in it or with it, folded. Those for what it is for, and for what it lacks, are no such. */
const AROUND: Record<NameLanguage, ReadonlySet<string>> = {
  en: new Set(['in', 'with', 'w']),
  sv: new Set(['i', 'med']),
  no: new Set(['i', 'med']),
  da: new Set(['i', 'med']),
  de: new Set(['in', 'im', 'mit']),
  fr: new Set(['a', 'au', 'aux', 'en', 'avec', 'dans']),
  nl: new Set(['in', 'met']),
};

/** Behind such a preposition these make a dish, whatever they are by themselves. */
export const AROUND_IT: Record<NameLanguage, string> = {
  en: 'cream, sauce, gravy, batter, pastry, bechamel, curry, tomato, breadcrumbs',
  sv: 'grädde, sås, dill, smördeg, smet, bechamel, curry, tomat, stuvning, gräddsås, vitsås, senap',
  no: 'fløte, saus, dill, butterdeig, karri, tomat, stuing, fløtesaus, sennep',
  da: 'fløde, sauce, sovs, dild, butterdej, karry, tomat, stuvning, peberrod, sennep',
  de: 'rahm, sahne, soße, sauce, bechamel, teig, teigmantel, bierteig, blätterteig, curry, tomate, senf, gratin',
  fr: `crème, sauce, tomate, curry, moutarde, provençale, bolognaise, béchamel, fromage, forestière, croûte, beignet, gratin, vin, coco, basquaise, bordelaise, normande,
    bourguignonne, lyonnaise, florentine, milanaise, indienne, dauphinoise, boulangère, nicoise, portugaise, paysanne, bonne femme, beurre, roquefort, mayonnaise, vinaigrette`,
  nl: 'room, saus, jus, bladerdeeg, beslag, kerrie, tomaat, roomsaus, kaassaus, mosterd, beignet',
};

/** What was done to it, so that more is in it than what it is called: stuffed, creamed, baked over. */
export const DONE: Record<NameLanguage, string> = {
  en: 'creamed, stuffed, scalloped, smothered, loaded, devilled, deviled, candied, buttered, cheesy, gratinated, glazed',
  sv: 'stuvad, stuvade, fylld, fyllda, gratinerad, gratinerade, inbakad, inbakade, glaserad, glaserade',
  no: 'stuet, stuede, fylt, fylte, gratinert, gratinerte, innbakt, innbakte, glasert, glaserte',
  da: 'stuvet, stuvede, fyldt, fyldte, gratineret, gratinerede, indbagt, indbagte, glaseret, glaserede',
  de: 'gefüllte, gefüllter, gefülltes, überbacken, überbackene, überbackener, überbackenes, gratiniert, gratinierte, gratinierter, gratiniertes, glasiert, glasierte',
  fr: 'farci, farcie, farcis, farcies, gratiné, gratinée, gratinés, gratinées, glacé, glacée, glacées',
  nl: 'gevuld, gevulde, gegratineerd, gegratineerde, geglaceerd, geglaceerde, gestoofd, gestoofde',
};

/** Whether what follows a folded preposition lies around the thing or is with it. */
export function isAround(preposition: string, language: NameLanguage): boolean {
  return AROUND[language].has(preposition);
}

/** "À chair ferme" says of the thing itself what it is like, though sausages are made of chair. */
export const OF_ITSELF: ReadonlySet<string> = new Set(['chair']);
