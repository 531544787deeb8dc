import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  hello: 'Guten Tag, {name}',
  newRecipe: 'Neues Rezept',
  latest: 'Neueste Rezepte',
  allRecipes: 'Alle Rezepte',
  lightest: 'Leichtestes Gericht',
  heaviest: 'Schwerstes Gericht',
  perPortion: 'je Portion',
  among: 'unter den {count} neuesten Rezepten mit bekanntem Fußabdruck',
  updated: 'Geändert {ago}',
  empty: {
    title: 'Ihr erster Teller',
    lead: 'Schreiben Sie ein Rezept oder fügen Sie eines ein: Der Fußabdruck erscheint beim Tippen.',
  },
} satisfies Texts<typeof enGb>;
