import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/page.ts';

export default {
  vegan: 'Vegan',
  vegetarian: 'Vegetarisch',
  dishGone: 'Dieses Gericht gibt es nicht mehr',
  dishGoneHelp: 'Das Rezept wurde gelöscht: Block entfernen oder ein anderes Gericht wählen.',
  partly: 'nicht alle Zutaten sind mitgerechnet',
  chipTitle: 'Klimabilanz.',
  chip: 'Der Buchstabe, von A (sehr niedrig) bis E (sehr hoch), vergleicht 400 g jedes Gerichts.',
  chipNumber: 'Die Zahl ist kg CO₂e je Portion.',
  by: 'Berechnet mit {product}.',
  pageOf: '{page, number} / {pages, number}',
  dish: 'Gericht',
  price: 'Preis',
  footprint: 'Bilanz: Zahl je Portion, Wort für 400 g',
  kind: 'Speisekarte',
} satisfies Texts<typeof enGb>;
