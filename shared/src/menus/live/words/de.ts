import type { LiveWords } from './words.ts';

export const DE: LiveWords = {
  language: 'Sprache',
  filters: 'Finden, was passt',
  vegan: 'Vegan',
  vegetarian: 'Vegetarisch',
  filterHint:
    'Gerichte, die Spuren enthalten können, bleiben ebenfalls weg, ebenso solche, von denen nicht alles bekannt ist. Bitte sagen Sie uns bei der Bestellung, wenn Sie eine Allergie haben.',
  shown: '{shown} von {all} Gerichten',
  noneShown: 'Kein Gericht passt zu dieser Auswahl.',
  labels: 'Was die Zeichen bedeuten',
  labelsLead:
    'Die Zahl ist der Klima-Fußabdruck einer Portion in Kilogramm CO₂e. Der Buchstabe vergleicht Gerichte bei gleicher Menge.',
  serving: 'kg CO₂e je 400 g',
  partly: 'nur zum Teil berechnet',
  boundary: 'Vom Hof bis zur Küchentür, ohne Kochen und ohne Tellerreste.',
  how: 'Wie gerechnet wird',
  calculated: 'Berechnet mit Plateprint',
  stale: 'Keine Verbindung. Stand: {time}.',
  noMenu: 'Im Moment gibt es hier keine Karte',
  noMenuSays: 'Sie erscheint von selbst, sobald es eine gibt.',
  notFound: 'Hier ist nichts',
  notFoundSays: 'Diese Adresse führt zu keiner Karte. Bitte scannen Sie den Code noch einmal, oder fragen Sie uns.',
};
