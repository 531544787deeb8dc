import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/page.ts';

export default {
  vegan: 'Vegan',
  vegetarian: 'Vegetarisch',
  dishGone: 'Dieses Gericht gibt es nicht mehr',
  dishGoneHelp: 'Das Rezept wurde gelöscht. Entfernen Sie den Block oder wählen Sie ein anderes Gericht.',
  partly: 'nicht alle Zutaten mitgerechnet',
  chipTitle: 'CO₂-Fußabdruck.',
  chip: 'Der Buchstabe, von A (sehr niedrig) bis E (sehr hoch), vergleicht 400 g jedes Gerichts.',
  chipNumber: 'Die Zahl steht für kg CO₂e pro Portion.',
  by: 'Berechnet mit {product}.',
  pageOf: '{page, number} / {pages, number}',
  dish: 'Gericht',
  price: 'Preis',
  footprint: 'Fußabdruck: Wert pro Portion, Stufe pro 400 g',
  footprintFigure: 'Fußabdruck: Wert pro Portion, vom Hof bis zur Küchentür',
  kind: 'Speisekarte',
} satisfies Texts<typeof enGb>;
