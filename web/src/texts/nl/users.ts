import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/users.ts';

export default {
  language: 'Taal',
  showPassword: 'Wachtwoord tonen',
  newPassword: 'Nieuw wachtwoord',
  newPasswordHint: 'Minstens 10 tekens. Een paar woorden achter elkaar zijn makkelijk te onthouden en moeilijk te raden.',
  newPasswordAgain: 'Nieuw wachtwoord, nog een keer',
  newPasswordMissing: 'Kies een wachtwoord.',
  newPasswordAgainMissing: 'Typ het nog een keer.',
  verifyAgain: 'Mail opnieuw sturen',
  verifySent: 'De mail is onderweg.',
  settings: {
    units: 'Eenheden',
    metric: 'Metrisch',
    metricHint: 'Gram en kilogram',
    imperial: 'Imperiaal',
    imperialHint: 'Ounces en ponden',
  },
} satisfies Texts<typeof enGb>;
