import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/spreadsheets.ts';

export default {
  reading: 'Lecture du fichier…',
  begins: 'Début du tableau',
  beginning: 'Ligne {row, number} : {words}',
  hasHeader: 'La première ligne contient les noms des colonnes',
  preview: 'Premières lignes du fichier',
  column: 'Colonne {number, number}',
  holds: 'Contenu de « {column} »',
  numbersOf: 'Format des nombres de « {column} »',
  leftOut: 'Écartée',
  comma: '1.234,50',
  point: '1,234.50',
  unsure: 'À vérifier : cette colonne peut se lire des deux façons.',
  rows: '{rows, plural, one {# ligne} other {# lignes}}, les {shown, number} premières sont affichées.',
  columnsLeft:
    'Les {read, number} premières colonnes sont lues, {left, plural, one {une autre est ignorée} other {# autres sont ignorées}}.',
  sheet: 'Feuille',
  delimiter: {
    label: 'Séparateur',
    comma: 'Virgules',
    semicolon: 'Points-virgules',
    tab: 'Tabulations',
  },
  problem: {
    too_large: 'Ce fichier est trop volumineux. La limite est de 30 Mo.',
    unpacks_too_large: 'Cette archive dépasse 200 Mo une fois décompressée et ne peut pas être ouverte.',
    too_many_files: 'Cette archive contient trop de fichiers.',
    unreadable: 'Ce fichier est endommagé, ou n’est pas du type qu’indique son nom.',
    old_excel: 'C’est l’ancien format Excel (.xls). Enregistrez-le en .xlsx ou en CSV.',
    empty: 'Ce fichier est vide.',
    too_many_rows: 'Ce fichier compte plus de 200 000 lignes. Veuillez le diviser.',
    wrong_format: 'Échec de l’envoi : le format du fichier n’est pas pris en charge.',
    nothing_found: 'Aucune recette trouvée dans ce fichier.',
  },
} satisfies Texts<typeof enGb>;
