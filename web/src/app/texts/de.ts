import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  navigation: 'Hauptnavigation',
  dashboard: 'Übersicht',
  recipes: 'Rezepte',
  menus: 'Speisekarten',
  settings: 'Einstellungen',
  account: 'Ihr Konto',
  method: 'So wird gerechnet',
  signOut: 'Abmelden',
  skip: 'Zum Inhalt springen',
  theme: {
    label: 'Darstellung',
    light: 'Hell',
    dark: 'Dunkel',
    system: 'Wie das System',
    toLight: 'Helle Darstellung',
    toDark: 'Dunkle Darstellung',
  },
  crash: {
    title: 'Diese Seite ist kaputtgegangen',
    lead: 'Der Fehler liegt bei uns. Was Sie gespeichert haben, ist sicher.',
    reload: 'Seite neu laden',
  },
  inactivity: {
    title: 'Sind Sie noch da?',
    warning:
      'Eine Weile ist nichts geschehen. In {seconds, plural, one {# Sekunde} other {# Sekunden}} werden Sie abgemeldet, damit niemand sonst Ihr Konto benutzt.',
    stay: 'Angemeldet bleiben',
    over: 'Sie wurden abgemeldet, weil {minutes, plural, one {# Minute} other {# Minuten}} lang nichts geschah.',
  },
  settingsPage: {
    lead: 'Ihre Sprache, Ihre Küche, Ihr Konto.',
    appearance: 'Sprache und Darstellung',
    work: 'Wo und wie Sie arbeiten',
    preferences: 'Vorlieben',
    account: 'Konto',
    security: 'Sicherheit',
    overviews: 'Übersichten',
    more: 'Rundgang und Erprobtes',
    name: 'Name',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    secondFactor: 'Anmeldung in zwei Schritten',
    inactivity: 'Wenn Sie weggehen',
    sessions: 'Wo Sie angemeldet sind',
  },
  organization: 'Organisation',
  restaurantPage: 'Restaurant',
  enterprises: 'Unternehmen',
  admin: 'Verwaltung',
} satisfies Texts<typeof enGb>;
