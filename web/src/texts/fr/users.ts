import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/users.ts';

export default {
  language: 'Langue',
  showPassword: 'Afficher le mot de passe',
  newPassword: 'Nouveau mot de passe',
  newPasswordHint: 'Au moins 10 caractères. Quelques mots à la suite sont faciles à retenir et difficiles à deviner.',
  newPasswordAgain: 'Répéter le nouveau mot de passe',
  newPasswordMissing: 'Choisissez un mot de passe.',
  newPasswordAgainMissing: 'Saisissez le mot de passe une nouvelle fois.',
  verifyAgain: 'Renvoyer l’e-mail',
  verifySent: 'L’e-mail a été envoyé.',
  settings: {
    units: 'Unités',
    metric: 'Métriques',
    metricHint: 'Grammes et kilogrammes',
    imperial: 'Impériales',
    imperialHint: 'Onces (oz) et livres anglaises (lb)',
  },
} satisfies Texts<typeof enGb>;
