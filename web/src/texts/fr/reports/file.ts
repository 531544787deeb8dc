import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/file.ts';

export default {
  letGo: 'Déposez le fichier pour commencer un rapport',
  title: 'Rapport à partir d’un fichier',
  lead: 'Ce que contient le fichier, pour quel mois et comment il est lu. Corrigez ce qui est faux, puis ajoutez les lignes.',
  choose: 'Fichier des ventes ou des achats',
  hint: 'Excel (.xlsx), ODS ou CSV, jusqu’à 50 000 lignes et 30 Mo.',
  another: 'Choisir un autre fichier',
  kind: 'Le fichier contient',
  kitchen: 'Restaurant',
  noDates: 'Le fichier ne contient aucune date : vérifiez le mois.',
  columns: 'Lu ainsi : {columns}.',
  remembered: 'Lu comme le dernier fichier avec ces colonnes : {columns}.',
  from: '{field} depuis « {column} »',
  column: 'colonne {number, number}',
  changeColumns: 'Modifier les colonnes',
  lost: 'Ces lignes ne figurent encore dans aucun rapport. Si vous quittez la page, il faudra choisir de nouveau le fichier.',
} satisfies Texts<typeof enGb>;
