import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  navigation: 'Hauptnavigation',
  dashboard: 'Übersicht',
  recipes: 'Rezepte',
  settings: 'Einstellungen',
  account: 'Ihr Konto',
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
  settingsPage: {
    lead: 'Änderungen gelten sofort.',
    appearance: 'Sprache und Darstellung',
    work: 'Wo und wie Sie arbeiten',
  },
} satisfies Texts<typeof enGb>;
