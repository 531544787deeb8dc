import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  signIn: {
    title: 'Logga in',
    lead: 'Välkommen tillbaka. Recepten väntar.',
    submit: 'Logga in',
    motto: 'Varje rätt lämnar avtryck. Känn ditt.',
  },
  email: 'E-post',
  password: 'Lösenord',
  showPassword: 'Visa lösenord',
  problem: {
    email: 'Fyll i din e-postadress.',
    password: 'Fyll i ditt lösenord.',
  },
  language: 'Språk',
  settings: {
    units: 'Enheter',
    metric: 'Metriska',
    metricHint: 'Gram och kilo',
    imperial: 'Brittiska',
    imperialHint: 'Uns och pund',
  },
} satisfies Texts<typeof enGb>;
