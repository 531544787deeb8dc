import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  signIn: {
    title: 'Inloggen',
    lead: 'Fijn dat u er bent. Uw recepten staan klaar.',
    submit: 'Inloggen',
    motto: 'Elk gerecht laat een afdruk na. Ken de uwe.',
  },
  email: 'E-mailadres',
  password: 'Wachtwoord',
  showPassword: 'Wachtwoord tonen',
  problem: {
    email: 'Vul uw e-mailadres in.',
    password: 'Vul uw wachtwoord in.',
  },
  language: 'Taal',
  settings: {
    units: 'Eenheden',
    metric: 'Metrisch',
    metricHint: 'Grammen en kilo’s',
    imperial: 'Imperiaal',
    imperialHint: 'Ounces en ponden',
  },
} satisfies Texts<typeof enGb>;
