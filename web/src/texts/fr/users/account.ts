import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/account.ts';

export default {
  name: {
    firstname: 'Prénom',
    lastname: 'Nom',
    firstnameMissing: 'Saisissez votre prénom.',
    lastnameMissing: 'Saisissez votre nom.',
    save: 'Enregistrer le nom',
    saved: 'Votre nom a été enregistré.',
    prompt: 'Comment vous appelez-vous ?',
    promptLead: 'Pour que vos collègues voient qui a écrit une recette ou créé un rapport.',
  },
  email: {
    now: 'Vous vous connectez avec',
    new: 'Nouvelle adresse e-mail',
    newHint: 'Le changement prend effet lorsque vous ouvrez le lien que nous y envoyons.',
    missing: 'Saisissez la nouvelle adresse e-mail.',
    password: 'Votre mot de passe',
    save: 'Changer d’adresse e-mail',
    pending: 'Nous avons envoyé un lien à {email}. Ouvrez-le pour confirmer la nouvelle adresse.',
    cancel: 'Garder l’adresse actuelle',
    unverified: 'Cette adresse n’est pas encore confirmée.',
  },
  password: {
    former: 'Mot de passe actuel',
    formerMissing: 'Saisissez votre mot de passe actuel.',
    save: 'Changer de mot de passe',
    saved: 'Votre mot de passe a été modifié. Vos autres sessions ont été fermées.',
  },
  sessions: {
    here: 'Ce navigateur',
    seen: 'Dernière utilisation {ago}, session ouverte depuis le {since}',
    unknown: 'Appareil inconnu',
    end: 'Fermer la session',
    endOne: 'Fermer la session sur {device}',
    ended: 'Session fermée sur cet appareil.',
    endOthers: 'Fermer toutes les autres sessions',
    endOthersConfirm: 'Fermer les autres sessions',
    endOthersLead: 'Votre session reste ouverte ici. Le travail non enregistré ailleurs est perdu.',
    othersEnded: 'Toutes les autres sessions sont fermées.',
  },
  overviews: {
    recipes: 'Recettes',
    menus: 'Menus',
    reports: 'Rapports',
    tile: 'Vignettes',
    list: 'Liste',
  },
  inactivity: {
    label: 'Déconnexion automatique après',
    hint: 'Un avertissement s’affiche une minute avant. Le travail dans d’autres onglets compte aussi.',
    after: '{minutes, plural, =0 {Jamais} one {# minute} other {# minutes}}',
  },
  beta: {
    ingredientSwap: 'Afficher des alternatives à plus faible empreinte',
    ingredientSwapHint: 'À l’essai : l’éditeur de recettes propose des ingrédients à plus faible empreinte.',
  },
  guide: {
    lead: 'Une courte visite des pages principales.',
    again: 'Lancer la visite',
  },
} satisfies Texts<typeof enGb>;
