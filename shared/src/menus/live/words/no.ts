import type { LiveWords } from './words.ts';

export const NO: LiveWords = {
  language: 'Språk',
  filters: 'Finn det som passer for deg',
  vegan: 'Vegansk',
  vegetarian: 'Vegetarisk',
  filterHint:
    'Retter som kan inneholde spor, utelates også, og retter der ikke alt er kjent. Si fra om allergi når du bestiller.',
  shown: '{shown} av {all} retter',
  noneShown: 'Ingen retter passer til disse valgene.',
  labels: 'Slik leser du merkene',
  labelsLead: 'Tallet er klimaavtrykket til én porsjon, i kilo CO₂e. Bokstaven sammenligner retter ut fra like mye mat.',
  figures: 'Hva tallene betyr',
  figuresLead: 'Tallet er klimaavtrykket til én porsjon, i kilo CO₂e.',
  serving: 'kg CO₂e per 400 g',
  partly: 'bare delvis beregnet',
  boundary: 'Fra gård til kjøkkendør, uten tilberedning og uten matsvinn ved bordet.',
  how: 'Slik beregnes det',
  calculated: 'Beregnet med Plateprint',
  stale: 'Ingen tilkobling. Menyen vises slik den var kl. {time}.',
  noMenu: 'Ingen meny her akkurat nå',
  noMenuSays: 'Den dukker opp av seg selv så snart det finnes en.',
  notFound: 'Her er det ingenting',
  notFoundSays: 'Denne adressen fører ikke til noen meny. Skann koden på nytt eller spør oss.',
};
