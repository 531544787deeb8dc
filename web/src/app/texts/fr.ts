import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  navigation: 'Navigation principale',
  dashboard: 'Tableau de bord',
  recipes: 'Recettes',
  menus: 'Menus',
  settings: 'Paramètres',
  account: 'Votre compte',
  method: 'La méthode de calcul',
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
  inactivity: {
    title: 'Êtes-vous toujours là ?',
    warning:
      'Rien ne s’est passé depuis un moment. Dans {seconds, plural, one {# seconde} other {# secondes}}, vous serez déconnecté, pour que personne d’autre n’utilise votre compte.',
    stay: 'Rester connecté',
    over: 'Vous avez été déconnecté après {minutes, plural, one {# minute} other {# minutes}} sans activité.',
  },
  settingsPage: {
    lead: 'Votre langue, votre cuisine, votre compte.',
    appearance: 'Langue et apparence',
    work: 'Où et comment vous travaillez',
    preferences: 'Préférences',
    account: 'Compte',
    security: 'Sécurité',
    overviews: 'Vues d’ensemble',
    more: 'Visite et essais',
    name: 'Nom',
    email: 'E-mail',
    password: 'Mot de passe',
    secondFactor: 'Connexion en deux étapes',
    inactivity: 'Quand vous vous absentez',
    sessions: 'Où vous êtes connecté',
  },
  organization: 'Organisation',
  restaurantPage: 'Restaurant',
  enterprises: 'Groupes',
  admin: 'Administration',
} satisfies Texts<typeof enGb>;
