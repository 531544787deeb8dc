import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  signIn: {
    title: 'Log ind',
    lead: 'Velkommen tilbage. Opskrifterne venter.',
    submit: 'Log ind',
    motto: 'Hver ret sætter aftryk. Kend dit.',
  },
  email: 'E-mailadresse',
  password: 'Adgangskode',
  showPassword: 'Vis adgangskode',
  problem: {
    email: 'Skriv din e-mailadresse.',
    password: 'Skriv din adgangskode.',
  },
  language: 'Sprog',
  settings: {
    units: 'Enheder',
    metric: 'Metriske',
    metricHint: 'Gram og kilo',
    imperial: 'Britiske',
    imperialHint: 'Ounces og pund',
  },
} satisfies Texts<typeof enGb>;
