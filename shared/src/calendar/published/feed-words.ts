import type { Language } from '../../kernel/language.ts';

export interface FeedWords {
  /** Behind an allergen that may be in a dish. */
  mayContain: string;
  /** Said with every meal. */
  about: string;
  /** Where nothing is served on a day. */
  nothing: string;
  /** Under the name of a day of the week on which nothing is served. */
  noMeals: string;
  vegan: string;
  vegetarian: string;
  energy: string;
  saturatedFat: string;
  sugar: string;
  protein: string;
  salt: string;
}

const ENGLISH: FeedWords = {
  mayContain: '{allergen} (may contain)',
  about:
    'A dish without listed allergens may still contain some: an allergen that is not listed is not known. CO₂e from farm to kitchen door; where there is no value, too little is known.',
  nothing: 'No meals today.',
  noMeals: 'No meals served',
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  energy: 'Energy',
  saturatedFat: 'Saturated fat',
  sugar: 'Sugars',
  protein: 'Protein',
  salt: 'Salt',
};

/** The own words of feeds and menus of a published plan. */
export const FEED_WORDS: Readonly<Record<Language, FeedWords>> = {
  en_gb: ENGLISH,
  en_us: ENGLISH,
  sv: {
    mayContain: '{allergen} (kan innehålla)',
    about:
      'En rätt utan kända allergener kan ändå innehålla allergener: det som inte nämns är okänt. CO₂e från gård till köksdörr; där värdet saknas är för lite känt.',
    nothing: 'Ingen mat serveras i dag.',
    noMeals: 'Ingen mat serveras',
    vegan: 'Veganskt',
    vegetarian: 'Vegetariskt',
    energy: 'Energi',
    saturatedFat: 'Mättat fett',
    sugar: 'Sockerarter',
    protein: 'Protein',
    salt: 'Salt',
  },
  no: {
    mayContain: '{allergen} (kan inneholde)',
    about:
      'En rett uten kjente allergener kan likevel inneholde allergener: Det som ikke er nevnt, er ukjent. CO₂e fra gård til kjøkkendøren; der verdien mangler, er for lite kjent.',
    nothing: 'Ingen mat serveres i dag.',
    noMeals: 'Ingen mat serveres',
    vegan: 'Vegansk',
    vegetarian: 'Vegetarisk',
    energy: 'Energi',
    saturatedFat: 'Mettet fett',
    sugar: 'Sukkerarter',
    protein: 'Protein',
    salt: 'Salt',
  },
  da: {
    mayContain: '{allergen} (kan indeholde)',
    about:
      'En ret uden kendte allergener kan alligevel indeholde allergener: Det, der ikke er nævnt, er ukendt. CO₂e fra gård til køkkendøren; hvor værdien mangler, er for lidt kendt.',
    nothing: 'Der serveres ingen mad i dag.',
    noMeals: 'Ingen servering',
    vegan: 'Vegansk',
    vegetarian: 'Vegetarisk',
    energy: 'Energi',
    saturatedFat: 'Mættet fedt',
    sugar: 'Sukkerarter',
    protein: 'Protein',
    salt: 'Salt',
  },
  de: {
    mayContain: '{allergen} (kann enthalten sein)',
    about:
      'Auch ein Gericht ohne bekannte Allergene kann welche enthalten: Was nicht genannt ist, ist nicht bekannt. CO₂e vom Hof bis zur Küchentür; wo kein Wert steht, ist zu wenig bekannt.',
    nothing: 'Heute wird kein Essen angeboten.',
    noMeals: 'Kein Angebot an diesem Tag',
    vegan: 'Vegan',
    vegetarian: 'Vegetarisch',
    energy: 'Energie',
    saturatedFat: 'Gesättigte Fettsäuren',
    sugar: 'Zucker',
    protein: 'Eiweiß',
    salt: 'Salz',
  },
  fr: {
    mayContain: '{allergen} (présence possible)',
    about:
      'Un plat sans allergène connu peut tout de même en contenir\u00a0: ce qui n’est pas indiqué est inconnu. CO₂e de la ferme à la porte de la cuisine\u00a0; là où la valeur manque, les données sont insuffisantes.',
    nothing: 'Pas de repas aujourd’hui.',
    noMeals: 'Pas de repas ce jour',
    vegan: 'Végane',
    vegetarian: 'Végétarien',
    energy: 'Énergie',
    saturatedFat: 'Acides gras saturés',
    sugar: 'Sucres',
    protein: 'Protéines',
    salt: 'Sel',
  },
  nl: {
    mayContain: '{allergen} (kan aanwezig zijn)',
    about:
      'Een gerecht zonder bekende allergenen kan ze toch bevatten: wat niet genoemd is, is niet bekend. CO₂e van boerderij tot keukendeur; waar geen waarde staat, is te weinig bekend.',
    nothing: 'Vandaag worden er geen maaltijden geserveerd.',
    noMeals: 'Geen maaltijden op deze dag',
    vegan: 'Veganistisch',
    vegetarian: 'Vegetarisch',
    energy: 'Energie',
    saturatedFat: 'Verzadigd vet',
    sugar: 'Suikers',
    protein: 'Eiwit',
    salt: 'Zout',
  },
};
