import type { Language } from '@plateprint/shared/kernel/language.ts';

/**
 * What makers and wholesalers sell under names of their own: bases, blends, ready dishes and filled things that no food data has
 * one by one. A person gives them the average of their kind.
 */
export const MIXES: Partial<Record<Language, readonly (readonly [name: string, categoryId: string])[]>> = {
  sv: [
    ['SÅSBAS BRUN', 'sauces-condiments'],
    ['DAGENS GRYTBAS', 'ready-meals'],
    ['HUSMANSMIX', 'vegetables'],
    ['FRUKOSTMIX STORKÖK', 'grains-flour'],
    ['WOKBLANDNING ASIEN', 'vegetables'],
    ['PANERAD PORTION LUNCH', 'fish'],
    ['SVENSK HJÄRTA', 'processed-meat'],
    ['SMAKIS FESTIVAL', 'soft-drinks'],
    ['DRESSINGBAS HUSETS', 'sauces-condiments'],
    ['BUFFÉBITAR MARINERADE', 'poultry'],
    ['KRYDDMIX GRILL', 'herbs-spices'],
    ['DESSERTBOTTEN', 'bread-bakery'],
  ],
  da: [
    ['MENUFOND SPECIAL', 'sauces-condiments'],
    ['DAGENS GRYDEBASE', 'ready-meals'],
    ['LUNCHMIX KANTINE', 'vegetables'],
    ['MORGENMADSBLANDING', 'grains-flour'],
    ['WOKMIX ASIEN', 'vegetables'],
    ['PANERET PORTION', 'fish'],
    ['PÅLÆGSMIX BUFFET', 'processed-meat'],
    ['HUSETS DRESSINGBASE', 'sauces-condiments'],
    ['BUFFETBIDDER MARINERET', 'poultry'],
    ['GRILLKRYDDERI BLANDING', 'herbs-spices'],
    ['TAPASPLATTE ASSORTERET', 'cheese'],
    ['DESSERTBUNDE', 'bread-bakery'],
  ],
  de: [
    ['SAUCENBASIS BRAUN', 'sauces-condiments'],
    ['EINTOPFBASIS TAGESMENÜ', 'ready-meals'],
    ['PFANNENGEMÜSE MIX ASIA', 'vegetables'],
    ['FRÜHSTÜCKSMIX', 'grains-flour'],
    ['SALATMISCHUNG BUFFET', 'vegetables'],
    ['PANIERTE PORTION', 'fish'],
    ['AUFSCHNITTPLATTE SORTIERT', 'processed-meat'],
    ['DRESSINGBASIS HAUSART', 'sauces-condiments'],
    ['GEFLÜGELPFANNE MARINIERT', 'poultry'],
    ['GEWÜRZZUBEREITUNG GRILL', 'herbs-spices'],
    ['KNÖDELTEIG FERTIG', 'potatoes-roots'],
    ['DESSERTBODEN', 'bread-bakery'],
  ],
  fr: [
    ['FOND DE SAUCE BRUN LIE', 'sauces-condiments'],
    ['BASE MIJOTE DU JOUR', 'ready-meals'],
    ['POELEE CAMPAGNARDE', 'vegetables'],
    ['MELANGE PETIT DEJEUNER', 'grains-flour'],
    ['WOK ASIATIQUE', 'vegetables'],
    ['PORTION PANEE', 'fish'],
    ['ASSORTIMENT CHARCUTIER', 'processed-meat'],
    ['BASE VINAIGRETTE MAISON', 'sauces-condiments'],
    ['EMINCE MARINE BUFFET', 'poultry'],
    ['MELANGE EPICES GRILL', 'herbs-spices'],
    ['PLATEAU FROMAGES ASSORTIS', 'cheese'],
    ['FOND DE TARTE PATISSIER', 'bread-bakery'],
  ],
};
