import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  navigation: 'Hovedmeny',
  dashboard: 'Oversikt',
  recipes: 'Oppskrifter',
  menus: 'Menyer',
  settings: 'Innstillinger',
  account: 'Din konto',
  method: 'Slik regner vi',
  signOut: 'Logg ut',
  skip: 'Hopp til innholdet',
  theme: {
    label: 'Tema',
    light: 'Lyst',
    dark: 'Mørkt',
    system: 'Som systemet',
    toLight: 'Bytt til lyst',
    toDark: 'Bytt til mørkt',
  },
  crash: {
    title: 'Siden gikk i stykker',
    lead: 'Feilen er vår. Det du har lagret, er trygt.',
    reload: 'Last siden på nytt',
  },
  inactivity: {
    title: 'Er du der fortsatt?',
    warning:
      'Ingenting har skjedd på en stund. Om {seconds, plural, one {# sekund} other {# sekunder}} blir du logget ut, så ingen andre bruker kontoen din.',
    stay: 'Forbli innlogget',
    over: 'Du ble logget ut fordi ingenting skjedde på {minutes, plural, one {# minutt} other {# minutter}}.',
  },
  settingsPage: {
    lead: 'Språket ditt, kjøkkenet ditt, kontoen din.',
    appearance: 'Språk og utseende',
    work: 'Hvor og hvordan du jobber',
    preferences: 'Preferanser',
    account: 'Konto',
    security: 'Sikkerhet',
    overviews: 'Oversikter',
    more: 'Omvisning og nytt på prøve',
    name: 'Navn',
    email: 'E-post',
    password: 'Passord',
    secondFactor: 'Totrinnsinnlogging',
    inactivity: 'Når du går fra',
    sessions: 'Her er du logget inn',
  },
  organization: 'Organisasjon',
  restaurantPage: 'Restaurant',
  enterprises: 'Konserner',
  admin: 'Administrasjon',
} satisfies Texts<typeof enGb>;
