import type { LiveWords } from './words.ts';

export const DA: LiveWords = {
  language: 'Sprog',
  filters: 'Find det, der passer til dig',
  vegan: 'Vegansk',
  vegetarian: 'Vegetarisk',
  filterHint:
    'Retter, der kan indeholde det, udelades også, og retter, hvor ikke alt er kendt. Fortæl os om allergi, når du bestiller.',
  shown: '{shown} af {all} retter',
  noneShown: 'Ingen ret passer til disse valg.',
  labels: 'Sådan læser du mærkerne',
  labelsLead: 'Tallet er klimaaftrykket for én portion i kilo CO₂e. Bogstavet sammenligner retter ud fra lige meget mad.',
  figures: 'Hvad tallene betyder',
  figuresLead: 'Tallet er klimaaftrykket for én portion, i kilo CO₂e.',
  serving: 'kg CO₂e pr. 400 g',
  partly: 'kun delvist medregnet',
  boundary: 'Fra gård til køkkendør, uden tilberedning og tallerkenspild.',
  how: 'Sådan regner vi',
  calculated: 'Beregnet med Plateprint',
  stale: 'Ingen forbindelse. Menuen vises, som den var kl. {time}.',
  noMenu: 'Ingen menu her lige nu',
  noMenuSays: 'Menuen vises her, så snart der er en.',
  notFound: 'Ingen menu fundet',
  notFoundSays: 'Denne adresse fører ikke til nogen menu. Scan koden igen, eller spørg os.',
};
