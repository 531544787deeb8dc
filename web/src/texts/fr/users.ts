import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/users.ts';

export default {
  language: 'Langue',
  showPassword: 'Afficher le mot de passe',
  newPassword: 'Nouveau mot de passe',
  newPasswordHint: 'Au moins 10 caractères. Quelques mots à la suite sont faciles à retenir et difficiles à deviner.',
  newPasswordAgain: 'Nouveau mot de passe, encore une fois',
  newPasswordMissing: 'Veuillez choisir un mot de passe.',
  newPasswordAgainMissing: 'Veuillez le saisir encore une fois.',
  verifyAgain: 'Renvoyer l’e-mail',
  verifySent: 'L’e-mail est en route.',
  settings: {
    units: 'Unités',
    metric: 'Métrique',
    metricHint: 'Grammes et kilogrammes',
    imperial: 'Impérial',
    imperialHint: 'Onces et livres',
  },
} satisfies Texts<typeof enGb>;
