import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/users.ts';

export default {
  language: 'Språk',
  showPassword: 'Visa lösenord',
  newPassword: 'Nytt lösenord',
  newPasswordHint: 'Minst 10 tecken. Några ord i rad är lätta att minnas och svåra att gissa.',
  newPasswordAgain: 'Nytt lösenord en gång till',
  newPasswordMissing: 'Välj ett lösenord.',
  newPasswordAgainMissing: 'Skriv det en gång till.',
  verifyAgain: 'Skicka mejlet igen',
  verifySent: 'Mejlet är på väg.',
  settings: {
    units: 'Enheter',
    metric: 'Metriska',
    metricHint: 'Gram och kilo',
    imperial: 'Brittiska (imperial)',
    imperialHint: 'Uns och pund',
  },
} satisfies Texts<typeof enGb>;
