import type { LiveWords } from './words.ts';

export const DE: LiveWords = {
  language: 'Sprache',
  filters: 'Finden, was passt',
  vegan: 'Vegan',
  vegetarian: 'Vegetarisch',
  filterHint:
    'Gerichte, die es enthalten können, werden ebenfalls ausgeblendet, ebenso Gerichte, von denen nicht alles bekannt ist. Bitte sagen Sie uns bei der Bestellung, wenn Sie eine Allergie haben.',
  shown: '{shown} von {all} Gerichten',
  noneShown: 'Kein Gericht passt zu Ihrer Auswahl.',
  labels: 'Was die Labels bedeuten',
  labelsLead:
    'Die Zahl ist der CO₂-Fußabdruck einer Portion in Kilogramm CO₂e. Der Buchstabe vergleicht Gerichte bei gleicher Menge.',
  serving: 'kg CO₂e pro 400 g',
  partly: 'nur teilweise mitgerechnet',
  figures: 'Was die Zahlen bedeuten',
  figuresLead: 'Die Zahl ist der CO₂-Fußabdruck einer Portion in Kilogramm CO₂e.',
  boundary: 'Vom Hof bis zur Küchentür, ohne Kochen und ohne Tellerreste.',
  how: 'So wird gerechnet',
  calculated: 'Berechnet mit Plateprint',
  stale: 'Keine Verbindung. Zuletzt aktualisiert: {time}.',
  noMenu: 'Im Moment gibt es hier keine Karte',
  noMenuSays: 'Sobald es eine gibt, erscheint sie hier automatisch.',
  notFound: 'Keine Karte gefunden',
  notFoundSays: 'Diese Adresse führt zu keiner Karte. Bitte scannen Sie den Code noch einmal oder fragen Sie unser Team.',
};
