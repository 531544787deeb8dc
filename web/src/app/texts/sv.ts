import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  navigation: 'Huvudmeny',
  dashboard: 'Översikt',
  recipes: 'Recept',
  menus: 'Menyer',
  settings: 'Inställningar',
  account: 'Ditt konto',
  method: 'Så räknar vi',
  signOut: 'Logga ut',
  skip: 'Hoppa till innehållet',
  theme: {
    label: 'Tema',
    light: 'Ljust',
    dark: 'Mörkt',
    system: 'Som systemet',
    toLight: 'Byt till ljust',
    toDark: 'Byt till mörkt',
  },
  crash: {
    title: 'Sidan gick sönder',
    lead: 'Felet är vårt. Det du har sparat är kvar.',
    reload: 'Ladda om sidan',
  },
  inactivity: {
    title: 'Är du kvar?',
    warning:
      'Inget har hänt på en stund. Om {seconds, plural, one {# sekund} other {# sekunder}} loggas du ut, så att ingen annan använder ditt konto.',
    stay: 'Fortsätt vara inloggad',
    over: 'Du loggades ut eftersom inget hände på {minutes, plural, one {# minut} other {# minuter}}.',
  },
  settingsPage: {
    lead: 'Ditt språk, ditt kök, ditt konto.',
    appearance: 'Språk och utseende',
    work: 'Var och hur du arbetar',
    preferences: 'Preferenser',
    account: 'Konto',
    security: 'Säkerhet',
    overviews: 'Översikter',
    more: 'Rundtur och nytt på prov',
    name: 'Namn',
    email: 'E-post',
    password: 'Lösenord',
    secondFactor: 'Tvåstegsinloggning',
    inactivity: 'När du går ifrån',
    sessions: 'Här är du inloggad',
  },
  organization: 'Organisation',
  restaurantPage: 'Restaurang',
  enterprises: 'Koncerner',
  admin: 'Administration',
} satisfies Texts<typeof enGb>;
