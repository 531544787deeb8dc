import type { LiveWords } from './words.ts';

export const SV: LiveWords = {
  language: 'Språk',
  filters: 'Hitta det som passar dig',
  vegan: 'Veganskt',
  vegetarian: 'Vegetariskt',
  filterHint:
    'Rätter som kan innehålla det visas inte heller, och inte rätter där något är okänt. Berätta om allergi när du beställer.',
  shown: '{shown} av {all} rätter',
  noneShown: 'Ingen rätt passar de här valen.',
  labels: 'Så läser du märkningen',
  labelsLead: 'Siffran är klimatavtrycket för en portion, i kilo CO₂e. Bokstaven jämför rätter räknat på lika mycket mat.',
  figures: 'Vad siffrorna betyder',
  figuresLead: 'Siffran är klimatavtrycket för en portion, i kilo CO₂e.',
  serving: 'kg CO₂e per 400 g',
  partly: 'bara delvis medräknat',
  boundary: 'Från gård till köksdörr, utan tillagning och tallrikssvinn.',
  how: 'Så räknar vi',
  calculated: 'Beräknat med Plateprint',
  stale: 'Ingen anslutning. Menyn visas som den var {time}.',
  noMenu: 'Ingen meny här just nu',
  noMenuSays: 'Menyn visas här så snart det finns en.',
  notFound: 'Ingen meny hittades',
  notFoundSays: 'Den här adressen leder inte till någon meny. Skanna koden igen eller fråga oss.',
};
