import type { LiveWords } from './words.ts';

export const EN_GB: LiveWords = {
  language: 'Language',
  filters: 'Find what suits you',
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  filterHint:
    'Dishes that may contain it are left out too, and so are dishes for which not everything is known. Please tell us about allergies when you order.',
  shown: '{shown} of {all} dishes',
  noneShown: 'No dish matches your selection.',
  labels: 'How to read the carbon labels',
  labelsLead:
    'The number is the carbon footprint of one portion, in kilograms of CO₂e. The letter compares dishes based on the same amount of food.',
  figures: 'What the numbers mean',
  figuresLead: 'The number is the carbon footprint of one portion, in kilograms of CO₂e.',
  serving: 'kg CO₂e per 400 g',
  partly: 'only partly counted',
  boundary: 'From farm to kitchen door, without cooking and plate waste.',
  how: 'How it is calculated',
  calculated: 'Calculated with Plateprint',
  stale: 'No connection. Last updated at {time}.',
  noMenu: 'No menu here at the moment',
  noMenuSays: 'The menu appears here automatically as soon as there is one.',
  notFound: 'No menu found',
  notFoundSays: 'This address does not lead to a menu. Please scan the code again or ask our staff.',
};
