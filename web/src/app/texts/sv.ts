import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  navigation: 'Huvudmeny',
  dashboard: 'Översikt',
  recipes: 'Recept',
  settings: 'Inställningar',
  account: 'Ditt konto',
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
  settingsPage: {
    lead: 'Ändringar sparas direkt.',
    appearance: 'Språk och utseende',
    work: 'Var och hur du arbetar',
  },
} satisfies Texts<typeof enGb>;
