import type { LiveWords } from './words.ts';

export const EN_GB: LiveWords = {
  language: 'Language',
  filters: 'Find what suits you',
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  filterHint:
    'A dish that may contain traces is left out too, and so is one of which not all is known. Please tell us about an allergy when you order.',
  shown: '{shown} of {all} dishes',
  noneShown: 'No dish fits these choices.',
  labels: 'What the labels mean',
  labelsLead:
    'The number is the climate footprint of one portion, in kilograms of CO₂e. The letter compares dishes by the same amount of food.',
  serving: 'kg CO₂e per 400 g',
  partly: 'counted only in part',
  boundary: 'From farm to kitchen door, without cooking and without waste at the table.',
  how: 'How it is calculated',
  calculated: 'Calculated with Plateprint',
  stale: 'No connection. As it was at {time}.',
  noMenu: 'No menu here at the moment',
  noMenuSays: 'It appears here by itself as soon as there is one.',
  notFound: 'There is nothing here',
  notFoundSays: 'This address leads to no menu. Please scan the code again or ask us.',
};
