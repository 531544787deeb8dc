import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/personal-data.ts';

export default {
  file: {
    title: 'Vos données',
    lead: 'Tout ce que Plateprint conserve sur vous dans un seul fichier : profil, réglages, rôles, connexions, ce que vous avez fait et créé. Ni mots de passe ni secrets.',
    fetch: 'Télécharger mes données',
  },
  erase: {
    heading: 'Effacer le compte',
    lead: 'Votre nom, votre e-mail et tout ce qui vous concerne sont effacés aussitôt. Personne ne peut les récupérer.',
    ask: 'Effacer mon compte',
    title: 'Effacer votre compte définitivement ?',
    what: 'Nom, e-mail, mot de passe, réglages, rôles et connexions sont effacés maintenant. Impossible de revenir en arrière.',
    stays: 'Les recettes, menus et rapports que vous avez créés restent à votre organisation, avec la mention « Ancien membre ».',
    owner: 'Si votre groupe n’a pas d’autre propriétaire, seul un super-administrateur peut lui en donner un nouveau.',
    password: 'Votre mot de passe',
    passwordMissing: 'Veuillez saisir votre mot de passe.',
    lastAdmin:
      'Vous êtes la seule personne à administrer votre organisation. Confiez d’abord ce rôle à quelqu’un d’autre, puis vous pourrez effacer votre compte.',
    toMembers: 'Vers les membres',
    lastSuper:
      'Vous êtes le seul super-administrateur de cette installation. Nommez d’abord quelqu’un d’autre, puis vous pourrez effacer votre compte.',
    toPeople: 'Vers les personnes',
    unanswered:
      'Aucune réponse n’est arrivée : votre compte est peut-être déjà effacé. Si l’on vous demande de vous connecter au prochain essai, il l’est.',
    confirm: 'Effacer définitivement',
  },
} satisfies Texts<typeof enGb>;
