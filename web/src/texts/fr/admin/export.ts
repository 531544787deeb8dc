import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/export.ts';

export default {
  tab: 'Données',
  title: 'Tout dans un seul fichier',
  lead: 'Un fichier ZIP avec toutes les recettes, les menus, les rapports et leurs lignes, les noms associés, les membres, les intégrations sans leurs clés et l’historique des modifications. Il est préparé en arrière-plan et conservé sept jours ; les responsables de l’organisation peuvent le télécharger.',
  start: 'Préparer le fichier',
  list: 'Fichiers',
  making: 'Le fichier est en préparation',
  failed: 'Le fichier du {at} n’a pas pu être préparé. Veuillez réessayer.',
  facts: '{megabytes, number} Mo, conservé jusqu’au {until}',
  fetch: 'Télécharger',
  fetchOf: 'Télécharger le fichier du {at}',
} satisfies Texts<typeof enGb>;
