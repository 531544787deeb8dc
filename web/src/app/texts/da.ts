import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  navigation: 'Hovedmenu',
  dashboard: 'Overblik',
  recipes: 'Opskrifter',
  settings: 'Indstillinger',
  account: 'Din konto',
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
  settingsPage: {
    lead: 'Ændringer gemmes med det samme.',
    appearance: 'Sprog og udseende',
    work: 'Hvor og hvordan du arbejder',
  },
} satisfies Texts<typeof enGb>;
