import type { Language } from '../../kernel/language.ts';

/** Sentences that stand in place of a claim. */
export interface OfferTexts {
  /** Of one dish, of a menu and of a report: where the value stands beside the text. */
  dish: string;
  menu: string;
  report: string;
  /** Instead of organic words. */
  origin: string;
  /** Instead of a claim about all of it. */
  part: string;
  /** Instead of what the law asks anyway. */
  made: string;
  /** Of a dish whose value is known. */
  value: (kg: string, date: string) => string;
}

const ENGLISH: OfferTexts = {
  dish: 'The carbon footprint of this dish is given in kg CO2e per portion, from farm to kitchen door.',
  menu: 'The carbon footprint of each dish is given in kg CO2e per portion, from farm to kitchen door.',
  report: 'The carbon footprint is given in kg CO2e, from farm to kitchen door, with its range and sources.',
  origin: 'Ask us where our ingredients come from.',
  part: 'Next to each dish we say what applies to it, and to which part.',
  made: 'Ask us how our food is made.',
  value: (kg, date) => `${kg} kg CO2e per portion, farm to kitchen door, calculated on ${date}`,
};

export const OFFER_TEXTS: Readonly<Record<Language, OfferTexts>> = {
  en_gb: ENGLISH,
  en_us: ENGLISH,
  sv: {
    dish: 'Rättens klimatavtryck anges i kg CO2e per portion, från gård till köksdörr.',
    menu: 'Varje rätts klimatavtryck anges i kg CO2e per portion, från gård till köksdörr.',
    report: 'Klimatavtrycket anges i kg CO2e, från gård till köksdörr, med intervall och källor.',
    origin: 'Fråga oss var råvarorna kommer ifrån.',
    part: 'Vid varje rätt står vad som gäller för den, och för vilken del.',
    made: 'Fråga oss hur maten är lagad.',
    value: (kg, date) => `${kg} kg CO2e per portion, från gård till köksdörr, beräknat ${date}`,
  },
  no: {
    dish: 'Rettens klimaavtrykk er oppgitt i kg CO2e per porsjon, fra gård til kjøkkendør.',
    menu: 'Klimaavtrykket til hver rett er oppgitt i kg CO2e per porsjon, fra gård til kjøkkendør.',
    report: 'Klimaavtrykket er oppgitt i kg CO2e, fra gård til kjøkkendør, med spenn og kilder.',
    origin: 'Spør oss hvor råvarene kommer fra.',
    part: 'Ved hver rett står det hva som gjelder for den, og for hvilken del.',
    made: 'Spør oss hvordan maten er laget.',
    value: (kg, date) => `${kg} kg CO2e per porsjon, fra gård til kjøkkendør, beregnet ${date}`,
  },
  da: {
    dish: 'Rettens klimaaftryk er angivet i kg CO2e pr. portion, fra gård til køkkendør.',
    menu: 'Hver rets klimaaftryk er angivet i kg CO2e pr. portion, fra gård til køkkendør.',
    report: 'Klimaaftrykket er angivet i kg CO2e, fra gård til køkkendør, med interval og kilder.',
    origin: 'Spørg os, hvor råvarerne kommer fra.',
    part: 'Ved hver ret står der, hvad der gælder for den, og for hvilken del.',
    made: 'Spørg os, hvordan maden er lavet.',
    value: (kg, date) => `${kg} kg CO2e pr. portion, fra gård til køkkendør, beregnet ${date}`,
  },
  de: {
    dish: 'Der CO2-Fußabdruck dieses Gerichts steht in kg CO2e pro Portion dabei, vom Hof bis zur Küchentür.',
    menu: 'Der CO2-Fußabdruck jedes Gerichts steht in kg CO2e pro Portion dabei, vom Hof bis zur Küchentür.',
    report: 'Der CO2-Fußabdruck ist in kg CO2e angegeben, vom Hof bis zur Küchentür, mit Spanne und Quellen.',
    origin: 'Fragen Sie uns, woher unsere Zutaten kommen.',
    part: 'Bei jedem Gericht steht, was für es gilt und für welchen Teil.',
    made: 'Fragen Sie uns, wie wir unser Essen zubereiten.',
    value: (kg, date) => `${kg} kg CO2e pro Portion, vom Hof bis zur Küchentür, berechnet ${date}`,
  },
  fr: {
    dish: 'L’empreinte carbone de ce plat est indiquée en kg CO2e par portion, de la ferme à la porte de la cuisine.',
    menu: 'L’empreinte carbone de chaque plat est indiquée en kg CO2e par portion, de la ferme à la porte de la cuisine.',
    report:
      'L’empreinte carbone est indiquée en kg CO2e, de la ferme à la porte de la cuisine, avec sa fourchette et ses sources.',
    origin: 'Demandez-nous d’où viennent nos ingrédients.',
    part: 'À côté de chaque plat, nous indiquons ce qui vaut pour lui, et pour quelle part.',
    made: 'Demandez-nous comment nos plats sont préparés.',
    value: (kg, date) => `${kg} kg CO2e par portion, de la ferme à la porte de la cuisine, calculé le ${date}`,
  },
  nl: {
    dish: 'De CO2-voetafdruk van dit gerecht staat erbij in kg CO2e per portie, van boerderij tot keukendeur.',
    menu: 'De CO2-voetafdruk van elk gerecht staat erbij in kg CO2e per portie, van boerderij tot keukendeur.',
    report: 'De CO2-voetafdruk wordt vermeld in kg CO2e, van boerderij tot keukendeur, met bandbreedte en bronnen.',
    origin: 'Vraag ons waar onze ingrediënten vandaan komen.',
    part: 'Bij elk gerecht staat wat ervoor geldt, en voor welk deel.',
    made: 'Vraag ons hoe ons eten is gemaakt.',
    value: (kg, date) => `${kg} kg CO2e per portie, van boerderij tot keukendeur, berekend ${date}`,
  },
};
