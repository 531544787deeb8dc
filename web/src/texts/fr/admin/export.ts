import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/export.ts';

export default {
  tab: 'Données',
  title: 'Toutes les données dans un seul fichier',
  lead: 'Un fichier ZIP avec toutes les recettes, les menus, les rapports et leurs lignes, les noms associés, les membres, les intégrations sans leurs clés et le journal d’activité. Il est créé en arrière-plan et conservé sept jours ; les administrateurs de l’organisation peuvent le télécharger.',
  start: 'Créer le fichier',
  list: 'Fichiers',
  making: 'Le fichier est en cours de création',
  failed: 'Le fichier du {at} n’a pas pu être créé. Veuillez réessayer.',
  facts: '{megabytes, number} Mo, disponible jusqu’au {until}',
  fetch: 'Télécharger',
  fetchOf: 'Télécharger le fichier du {at}',
} satisfies Texts<typeof enGb>;
