import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/gone.ts';

export default {
  unnamed: 'Gelöschtes Gericht',
  named: '{name} ({why})',
  why: {
    deleted: 'Rezept gelöscht',
    elsewhere: 'Rezept gehört jetzt einer anderen Küche',
    base_recipe: 'jetzt ein Grundrezept',
  },
  help: {
    deleted:
      'Das Rezept wurde gelöscht: Gäste sehen das Gericht nicht mehr, kein Wert enthält es, und dafür wird nichts eingekauft oder gekocht. Ersetzen Sie es hier oder holen Sie das Rezept unter „Rezepte“ aus dem Papierkorb zurück.',
    elsewhere:
      'Das Rezept gehört jetzt nur noch einer anderen Küche: Gäste sehen das Gericht nicht mehr, kein Wert enthält es, und dafür wird nichts eingekauft oder gekocht. Ersetzen Sie es hier oder lassen Sie das Rezept wieder in die Bibliothek der Organisation aufnehmen.',
    base_recipe:
      'Das Rezept ist jetzt ein Grundrezept und wird nicht mehr für sich serviert: kein Wert enthält es, und dafür wird nichts eingekauft oder gekocht. Ersetzen Sie es hier.',
  },
} satisfies Texts<typeof enGb>;
