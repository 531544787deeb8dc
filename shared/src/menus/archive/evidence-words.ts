import type { Language } from '../../kernel/language.ts';

/** The words of the page about a dish's figure; words in braces are filled in. */
export interface EvidenceWords {
  title: string;
  range: string;
  counted: string;
  ingredients: string;
  /** Of one line. */
  share: string;
  uncounted: string;
  /** In place of the lines. */
  kept: string;
  sources: string;
  own: string;
  data: string;
  method: string;
  back: string;
}

const ENGLISH: EvidenceWords = {
  title: 'How this value is calculated',
  range: 'Between {low} and {high}, with 90% certainty.',
  counted: '{lines} of {all} ingredients are counted.',
  ingredients: 'Ingredients',
  share: '{share} of the value',
  uncounted: 'not counted',
  kept: 'The kitchen does not show its ingredients.',
  sources: 'Where the values come from',
  own: 'The kitchen’s own values',
  data: 'Calculated with food data {version}.',
  method: 'Full method',
  back: 'Back to the menu',
};

export const EVIDENCE_WORDS: Record<Language, EvidenceWords> = {
  en_gb: ENGLISH,
  en_us: ENGLISH,
  sv: {
    title: 'Så är siffran beräknad',
    range: 'Mellan {low} och {high} med 90 % säkerhet.',
    counted: '{lines} av {all} ingredienser är medräknade.',
    ingredients: 'Ingredienser',
    share: '{share} av siffran',
    uncounted: 'inte medräknad',
    kept: 'Köket lämnar inte ut receptet.',
    sources: 'Varifrån siffrorna kommer',
    own: 'Kökets egna värden',
    data: 'Beräknat med livsmedelsdata {version}.',
    method: 'Hela metoden',
    back: 'Tillbaka till menyn',
  },
  no: {
    title: 'Slik er tallet beregnet',
    range: 'Mellom {low} og {high} med 90 % sikkerhet.',
    counted: '{lines} av {all} ingredienser er regnet med.',
    ingredients: 'Ingredienser',
    share: '{share} av tallet',
    uncounted: 'ikke regnet med',
    kept: 'Kjøkkenet gir ikke ut oppskriften.',
    sources: 'Hvor tallene kommer fra',
    own: 'Kjøkkenets egne verdier',
    data: 'Beregnet med matvaredata {version}.',
    method: 'Hele metoden',
    back: 'Tilbake til menyen',
  },
  da: {
    title: 'Sådan er tallet beregnet',
    range: 'Mellem {low} og {high} med 90 % sikkerhed.',
    counted: '{lines} af {all} ingredienser er medregnet.',
    ingredients: 'Ingredienser',
    share: '{share} af tallet',
    uncounted: 'ikke medregnet',
    kept: 'Køkkenet udleverer ikke opskriften.',
    sources: 'Hvor tallene kommer fra',
    own: 'Køkkenets egne værdier',
    data: 'Beregnet med fødevaredata {version}.',
    method: 'Hele metoden',
    back: 'Tilbage til menuen',
  },
  de: {
    title: 'So ist dieser Wert berechnet',
    range: 'Mit 90 % Sicherheit zwischen {low} und {high}.',
    counted: '{lines} von {all} Zutaten sind mitgerechnet.',
    ingredients: 'Zutaten',
    share: '{share} des Werts',
    uncounted: 'nicht mitgerechnet',
    kept: 'Ihr Rezept behält die Küche für sich.',
    sources: 'Woher die Werte kommen',
    own: 'Eigene Werte der Küche',
    data: 'Berechnet mit den Lebensmitteldaten {version}.',
    method: 'Die Methode im Einzelnen',
    back: 'Zurück zur Speisekarte',
  },
  fr: {
    title: 'Comment cette valeur est calculée',
    range: 'Entre {low} et {high}, avec une certitude de 90 %.',
    counted: '{lines} ingrédients sur {all} sont pris en compte.',
    ingredients: 'Ingrédients',
    share: '{share} de la valeur',
    uncounted: 'non pris en compte',
    kept: 'La cuisine garde sa recette pour elle.',
    sources: 'D’où viennent les valeurs',
    own: 'Valeurs fournies par la cuisine',
    data: 'Valeur calculée avec les données alimentaires {version}.',
    method: 'La méthode de calcul',
    back: 'Retour au menu',
  },
  nl: {
    title: 'Zo is deze waarde berekend',
    range: 'Met 90% zekerheid tussen {low} en {high}.',
    counted: '{lines} van de {all} ingrediënten zijn meegeteld.',
    ingredients: 'Ingrediënten',
    share: '{share} van de waarde',
    uncounted: 'niet meegeteld',
    kept: 'De keuken houdt het recept voor zichzelf.',
    sources: 'Waar de waarden vandaan komen',
    own: 'Eigen waarden van de keuken',
    data: 'Berekend met voedselgegevens {version}.',
    method: 'De volledige methode',
    back: 'Terug naar de menukaart',
  },
};
