import type { Texts } from '../../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  file: {
    title: 'Vos données',
    lead: 'Tout ce que Plateprint conserve sur vous dans un seul fichier : profil, réglages, rôles, connexions, ce que vous avez fait et créé. Ni mots de passe ni secrets.',
    fetch: 'Télécharger mes données',
  },
  erase: {
    heading: 'Effacer le compte',
    lead: 'Votre nom, votre e-mail et tout ce qui vous concerne sont effacés aussitôt. Personne ne peut les récupérer.',
    ask: 'Effacer mon compte',
    title: 'Effacer votre compte définitivement ?',
    what: 'Nom, e-mail, mot de passe, réglages, rôles et connexions sont effacés maintenant. Impossible de revenir en arrière.',
    stays: 'Les recettes, menus et rapports que vous avez créés restent à votre organisation, avec la mention « Ancien membre ».',
    password: 'Votre mot de passe',
    passwordMissing: 'Veuillez saisir votre mot de passe.',
    confirm: 'Effacer définitivement',
  },
} satisfies Texts<typeof enGb>;
