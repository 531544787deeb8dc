import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  navigation: 'Hovedmenu',
  dashboard: 'Overblik',
  recipes: 'Opskrifter',
  menus: 'Menuer',
  settings: 'Indstillinger',
  account: 'Din konto',
  method: 'Sådan regner vi',
  signOut: 'Log ud',
  skip: 'Gå til indholdet',
  theme: {
    label: 'Tema',
    light: 'Lyst',
    dark: 'Mørkt',
    system: 'Som systemet',
    toLight: 'Skift til lyst',
    toDark: 'Skift til mørkt',
  },
  crash: {
    title: 'Siden gik i stykker',
    lead: 'Fejlen er vores. Det, du har gemt, er i sikkerhed.',
    reload: 'Genindlæs siden',
  },
  inactivity: {
    title: 'Er du her stadig?',
    warning:
      'Der er ikke sket noget et stykke tid. Om {seconds, plural, one {# sekund} other {# sekunder}} bliver du logget ud, så ingen andre bruger din konto.',
    stay: 'Forbliv logget ind',
    over: 'Du blev logget ud, fordi der ikke skete noget i {minutes, plural, one {# minut} other {# minutter}}.',
  },
  settingsPage: {
    lead: 'Dit sprog, dit køkken, din konto.',
    appearance: 'Sprog og udseende',
    work: 'Hvor og hvordan du arbejder',
    preferences: 'Præferencer',
    account: 'Konto',
    security: 'Sikkerhed',
    overviews: 'Oversigter',
    more: 'Rundvisning og nyt på prøve',
    name: 'Navn',
    email: 'E-mail',
    password: 'Adgangskode',
    secondFactor: 'Totrinslogin',
    inactivity: 'Når du går fra',
    sessions: 'Her er du logget ind',
  },
  organization: 'Organisation',
  restaurantPage: 'Restaurant',
  enterprises: 'Koncerner',
  admin: 'Administration',
} satisfies Texts<typeof enGb>;
