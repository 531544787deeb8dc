import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  signIn: {
    title: 'Logg inn',
    lead: 'Velkommen tilbake. Oppskriftene venter.',
    submit: 'Logg inn',
    motto: 'Hver rett setter spor. Kjenn ditt.',
  },
  email: 'E-post',
  password: 'Passord',
  showPassword: 'Vis passord',
  problem: {
    email: 'Skriv inn e-postadressen din.',
    password: 'Skriv inn passordet ditt.',
  },
  language: 'Språk',
  settings: {
    units: 'Enheter',
    metric: 'Metriske',
    metricHint: 'Gram og kilo',
    imperial: 'Britiske',
    imperialHint: 'Unser og pund',
  },
} satisfies Texts<typeof enGb>;
