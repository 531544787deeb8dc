import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/exports.ts';

export default {
  title: 'Votre fichier se prépare',
  preparing: 'Préparation …',
  page: 'Page {page, number} sur {pages, number}',
  failedTitle: 'Aucun fichier n’a été créé',
  problem: {
    failed: 'Un problème est survenu en chemin. Réessayez ; si cela se reproduit, choisissez un autre format.',
    invalid_format: 'Format non valide.',
  },
  download: 'Télécharger',
  textPdf: 'PDF texte',
  hint: {
    pdf: 'Exactement comme la page ; le texte peut être recherché',
    text_pdf: 'Texte et tableaux seuls, fichier léger',
    png: 'Une image nette',
    jpg: 'Une image plus légère',
    svg: 'Une image sans taille fixe, pour le web',
  },
  fullReport: 'rapport complet',
  textFile: 'texte',
  csv: {
    title: 'Quel CSV\u{a0}?',
    between: 'Entre les cellules',
    semicolon: 'Point-virgule, décimales comme 1,5',
    comma: 'Virgule, décimales comme 1.5',
    own: 'Tel que le lit un tableur dans votre langue.',
  },
} satisfies Texts<typeof enGb>;
