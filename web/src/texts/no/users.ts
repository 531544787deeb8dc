import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/users.ts';

export default {
  language: 'Språk',
  showPassword: 'Vis passord',
  newPassword: 'Nytt passord',
  newPasswordHint: 'Minst 10 tegn. Noen ord på rad er lette å huske og vanskelige å gjette.',
  newPasswordAgain: 'Nytt passord en gang til',
  newPasswordMissing: 'Velg et passord.',
  newPasswordAgainMissing: 'Skriv det en gang til.',
  verifyAgain: 'Send e-posten på nytt',
  verifySent: 'E-posten er på vei.',
  settings: {
    units: 'Enheter',
    metric: 'Metriske',
    metricHint: 'Gram og kilo',
    imperial: 'Britiske (imperial)',
    imperialHint: 'Unser og pund',
  },
} satisfies Texts<typeof enGb>;
