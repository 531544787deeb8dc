import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  navigation: 'Hoofdnavigatie',
  dashboard: 'Overzicht',
  recipes: 'Recepten',
  menus: 'Menu’s',
  settings: 'Instellingen',
  account: 'Uw account',
  method: 'Zo wordt er gerekend',
  signOut: 'Uitloggen',
  skip: 'Naar de inhoud',
  theme: {
    label: 'Thema',
    light: 'Licht',
    dark: 'Donker',
    system: 'Zoals het systeem',
    toLight: 'Lichte weergave',
    toDark: 'Donkere weergave',
  },
  crash: {
    title: 'Deze pagina ging stuk',
    lead: 'De fout ligt bij ons. Wat u hebt opgeslagen, is veilig.',
    reload: 'Pagina opnieuw laden',
  },
  inactivity: {
    title: 'Bent u er nog?',
    warning:
      'Er is een tijdje niets gebeurd. Over {seconds, plural, one {# seconde} other {# seconden}} wordt u uitgelogd, zodat niemand anders uw account gebruikt.',
    stay: 'Ingelogd blijven',
    over: 'U bent uitgelogd omdat er {minutes, plural, one {# minuut} other {# minuten}} niets gebeurde.',
  },
  settingsPage: {
    lead: 'Uw taal, uw keuken, uw account.',
    appearance: 'Taal en weergave',
    work: 'Waar en hoe u werkt',
    preferences: 'Voorkeuren',
    account: 'Account',
    security: 'Beveiliging',
    overviews: 'Overzichten',
    more: 'Rondleiding en proeven',
    name: 'Naam',
    email: 'E-mail',
    password: 'Wachtwoord',
    secondFactor: 'Inloggen in twee stappen',
    inactivity: 'Als u wegloopt',
    sessions: 'Waar u bent ingelogd',
  },
  organization: 'Organisatie',
  restaurantPage: 'Restaurant',
  enterprises: 'Concerns',
  admin: 'Beheer',
} satisfies Texts<typeof enGb>;
