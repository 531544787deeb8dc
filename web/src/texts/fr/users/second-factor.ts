import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/second-factor.ts';

export default {
  on: 'Activée',
  off: 'Désactivée',
  lead: 'À la connexion, un code d’une application de votre téléphone s’ajoute au mot de passe, qui ne suffit plus à lui seul.',
  since: 'Depuis le {date}',
  fewCodes:
    '{count, plural, =0 {Il ne vous reste aucun code de secours. Créez-en de nouveaux.} one {Il ne vous reste qu’un code de secours. Créez-en de nouveaux.} other {Il ne vous reste que # codes de secours. Créez-en de nouveaux.}}',
  codesLeft: '{count, plural, one {# code de secours restant} other {# codes de secours restants}}',
  begin: 'Configurer',
  setUp: 'Configurer la validation en deux étapes',
  renew: 'Nouveaux codes de secours',
  renewLead: 'Vos codes actuels cessent de fonctionner et vous en recevez de nouveaux.',
  end: 'Désactiver',
  endLead: 'Vous vous connecterez ensuite avec votre seul mot de passe.',
  ended: 'La validation en deux étapes est désactivée.',
  steps: {
    password: 'Mot de passe',
    app: 'Application',
    codes: 'Codes de secours',
  },
  password: 'Votre mot de passe',
  passwordLead: 'D’abord, confirmez que c’est bien vous.',
  passwordMissing: 'Saisissez votre mot de passe.',
  goOn: 'Continuer',
  qrLabel: 'QR code pour votre application d’authentification',
  scan: 'Scannez ce code avec une application d’authentification ou le gestionnaire de mots de passe de votre téléphone.',
  typeInstead: 'Pas d’appareil photo ? Saisissez cette clé dans l’application :',
  code: 'Six chiffres de l’application',
  codeMissing: 'Saisissez le code de l’application.',
  codeOrRecovery: 'Sans l’application : un de vos codes de secours.',
  turnOn: 'Activer',
  codesLead:
    'Conservez ces codes en lieu sûr. Si vous perdez votre téléphone, chacun permet de vous connecter une fois. Ils ne seront plus affichés.',
  download: 'Télécharger',
  copy: 'Copier',
  copied: 'Copié.',
  kept: 'Je les ai conservés',
} satisfies Texts<typeof enGb>;
