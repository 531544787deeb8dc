import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  navigation: 'Navigation principale',
  dashboard: 'Tableau de bord',
  recipes: 'Recettes',
  settings: 'Paramètres',
  account: 'Votre compte',
  signOut: 'Se déconnecter',
  skip: 'Aller au contenu',
  theme: {
    label: 'Thème',
    light: 'Clair',
    dark: 'Sombre',
    system: 'Comme le système',
    toLight: 'Passer en clair',
    toDark: 'Passer en sombre',
  },
  crash: {
    title: 'Cette page a cassé',
    lead: 'L’erreur vient de nous. Ce que vous avez enregistré est en sécurité.',
    reload: 'Recharger la page',
  },
  settingsPage: {
    lead: 'Les changements sont enregistrés aussitôt.',
    appearance: 'Langue et apparence',
    work: 'Où et comment vous travaillez',
  },
} satisfies Texts<typeof enGb>;
