import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/exports.ts';

export default {
  title: 'Création de votre fichier',
  preparing: 'Préparation…',
  page: 'Page {page, number} sur {pages, number}',
  failedTitle: 'Le fichier n’a pas pu être créé',
  problem: {
    failed: 'Une erreur est survenue lors de la création du fichier. Réessayez ou choisissez un autre format.',
    invalid_format: 'Format non valide.',
  },
  download: 'Télécharger',
  textPdf: 'PDF texte',
  hint: {
    pdf: 'Identique à la page, avec recherche dans le texte',
    text_pdf: 'Texte et tableaux seuls, petit fichier',
    png: 'Image de haute qualité',
    jpg: 'Fichier image plus petit',
    svg: 'Image vectorielle pour sites web',
  },
  fullReport: 'rapport complet',
  textFile: 'texte',
  csv: {
    title: 'Format CSV',
    between: 'Séparateur',
    semicolon: 'Point-virgule, décimales : 1,5',
    comma: 'Virgule, décimales : 1.5',
    own: 'Le format attendu par les tableurs dans votre langue.',
  },
} satisfies Texts<typeof enGb>;
