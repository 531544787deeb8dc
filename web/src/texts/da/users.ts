import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/users.ts';

export default {
  language: 'Sprog',
  showPassword: 'Vis adgangskode',
  newPassword: 'Ny adgangskode',
  newPasswordHint: 'Mindst 10 tegn. Et par ord i træk er lette at huske og svære at gætte.',
  newPasswordAgain: 'Ny adgangskode igen',
  newPasswordMissing: 'Vælg en adgangskode.',
  newPasswordAgainMissing: 'Skriv den en gang til.',
  verifyAgain: 'Send e-mailen igen',
  verifySent: 'E-mailen er sendt.',
  settings: {
    units: 'Enheder',
    metric: 'Metriske',
    metricHint: 'Gram og kilo',
    imperial: 'Britiske (imperial)',
    imperialHint: 'Ounces og pund',
  },
} satisfies Texts<typeof enGb>;
