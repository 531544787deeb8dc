import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  navigation: 'Hovedmeny',
  dashboard: 'Oversikt',
  recipes: 'Oppskrifter',
  settings: 'Innstillinger',
  account: 'Din konto',
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
  settingsPage: {
    lead: 'Endringer lagres med en gang.',
    appearance: 'Språk og utseende',
    work: 'Hvor og hvordan du jobber',
  },
} satisfies Texts<typeof enGb>;
