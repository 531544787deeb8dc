import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/personal-data.ts';

export default {
  file: {
    title: 'Vos données',
    lead: 'Tout ce que Plateprint conserve sur vous dans un seul fichier : profil, paramètres, rôles, sessions ouvertes, ce que vous avez fait et créé. Ni mots de passe ni secrets.',
    fetch: 'Télécharger mes données',
  },
  erase: {
    heading: 'Effacer le compte',
    lead: 'Votre nom, votre adresse e-mail et toutes vos autres données personnelles sont effacés aussitôt. Cette action est irréversible.',
    ask: 'Effacer mon compte',
    title: 'Effacer votre compte définitivement ?',
    what: 'Nom, adresse e-mail, mot de passe, paramètres, rôles et sessions seront effacés maintenant. Cette action est irréversible.',
    stays:
      'Les recettes, menus et rapports que vous avez créés restent dans votre organisation, avec la mention « Ancien membre ».',
    owner: 'Si votre groupe n’a pas d’autre propriétaire, seul un super-administrateur peut en nommer un nouveau.',
    password: 'Votre mot de passe',
    passwordMissing: 'Saisissez votre mot de passe.',
    lastAdmin:
      'Vous êtes le seul administrateur de votre organisation. Nommez d’abord quelqu’un d’autre, puis vous pourrez effacer votre compte.',
    toMembers: 'Aller aux membres',
    lastSuper:
      'Vous êtes le seul super-administrateur de cette installation. Nommez d’abord quelqu’un d’autre, puis vous pourrez effacer votre compte.',
    toPeople: 'Voir les personnes',
    unanswered:
      'Nous n’avons pas reçu de réponse : votre compte est peut-être déjà effacé. Si l’on vous demande de vous connecter au prochain essai, il l’est.',
    confirm: 'Effacer définitivement',
  },
} satisfies Texts<typeof enGb>;
