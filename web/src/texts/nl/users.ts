import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/users.ts';

export default {
  language: 'Taal',
  showPassword: 'Wachtwoord tonen',
  newPassword: 'Nieuw wachtwoord',
  newPasswordHint: 'Minstens 10 tekens. Een paar woorden achter elkaar zijn makkelijk te onthouden en moeilijk te raden.',
  newPasswordAgain: 'Nieuw wachtwoord herhalen',
  newPasswordMissing: 'Kies een wachtwoord.',
  newPasswordAgainMissing: 'Vul het wachtwoord nog een keer in.',
  verifyAgain: 'E-mail opnieuw versturen',
  verifySent: 'De e-mail is verstuurd.',
  settings: {
    units: 'Eenheden',
    metric: 'Metrisch',
    metricHint: 'Gram en kilogram',
    imperial: 'Imperiaal',
    imperialHint: 'Ounce (oz) en pound (lb)',
  },
} satisfies Texts<typeof enGb>;
