import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/account.ts';

export default {
  name: {
    firstname: 'Prénom',
    lastname: 'Nom',
    firstnameMissing: 'Veuillez saisir votre prénom.',
    lastnameMissing: 'Veuillez saisir votre nom.',
    save: 'Enregistrer le nom',
    saved: 'Votre nom est enregistré.',
    prompt: 'Comment vous appelez-vous ?',
    promptLead: 'Pour que vos collègues sachent qui a écrit une recette ou fait un rapport.',
  },
  email: {
    now: 'Vous vous connectez avec',
    new: 'Nouvel e-mail',
    newHint: 'Il compte dès que vous ouvrez le lien que nous y envoyons. D’ici là, rien ne change.',
    missing: 'Veuillez saisir le nouvel e-mail.',
    password: 'Votre mot de passe',
    save: 'Changer d’e-mail',
    pending: 'Nous avons envoyé un lien à {email}. Votre e-mail change dès que vous l’ouvrez.',
    cancel: 'Garder l’e-mail actuel',
    unverified: 'Cette adresse n’est pas encore confirmée.',
  },
  password: {
    former: 'Votre mot de passe actuel',
    formerMissing: 'Veuillez saisir votre mot de passe.',
    save: 'Changer de mot de passe',
    saved: 'Votre mot de passe est changé. Partout ailleurs, vous êtes déconnecté.',
  },
  sessions: {
    here: 'Ce navigateur',
    seen: 'Dernière utilisation {ago}, depuis le {since}',
    unknown: 'Appareil inconnu',
    end: 'Déconnecter',
    endOne: 'Déconnecter {device}',
    ended: 'Déconnecté là-bas.',
    endOthers: 'Se déconnecter partout ailleurs',
    endOthersConfirm: 'Déconnecter les autres',
    endOthersLead: 'Vous restez connecté ici. Ce qui n’est pas enregistré ailleurs est perdu.',
    othersEnded: 'Déconnecté partout ailleurs.',
  },
  overviews: {
    recipes: 'Recettes',
    menus: 'Menus',
    reports: 'Rapports',
    tile: 'Vignettes',
    list: 'Liste',
  },
  inactivity: {
    label: 'Se déconnecter tout seul sans activité pendant',
    hint: 'Un avertissement vient une minute avant, et le travail dans un autre onglet compte.',
    after: '{minutes, plural, =0 {Jamais} one {# minute} other {# minutes}}',
  },
  beta: {
    ingredientSwap: 'Montrer des alternatives plus légères',
    ingredientSwapHint: 'À l’essai : l’éditeur de recettes propose des ingrédients à plus faible empreinte.',
  },
  guide: {
    lead: 'Une courte visite des endroits principaux.',
    again: 'Montrer la visite',
  },
} satisfies Texts<typeof enGb>;
