import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/second-factor.ts';

export default {
  on: 'Activée',
  off: 'Désactivée',
  lead: 'En plus du mot de passe, la connexion demande alors un code d’une application de votre téléphone. Qui apprend votre mot de passe reste dehors.',
  since: 'Depuis le {date}',
  fewCodes:
    '{count, plural, =0 {Il ne reste aucun code de secours. Créez-en de nouveaux.} one {Il ne reste qu’un code de secours. Créez-en de nouveaux.} other {Il ne reste que # codes de secours. Créez-en de nouveaux.}}',
  codesLeft: '{count, plural, one {# code de secours restant} other {# codes de secours restants}}',
  begin: 'Activer',
  setUp: 'Activer la connexion en deux étapes',
  renew: 'Nouveaux codes de secours',
  renewLead: 'Vos codes actuels ne marchent plus, et vous en recevez de nouveaux.',
  end: 'Désactiver',
  endLead: 'Votre mot de passe seul ouvrira de nouveau votre compte.',
  ended: 'La connexion en deux étapes est désactivée.',
  steps: {
    password: 'Mot de passe',
    app: 'Application',
    codes: 'Codes de secours',
  },
  password: 'Votre mot de passe',
  passwordLead: 'D’abord, nous vérifions que c’est bien vous.',
  passwordMissing: 'Veuillez saisir votre mot de passe.',
  goOn: 'Continuer',
  qrLabel: 'QR code pour votre application d’authentification',
  scan: 'Scannez ce code avec une application d’authentification, par exemple celle qui garde vos mots de passe.',
  typeInstead: 'Pas d’appareil photo ? Saisissez cette clé dans l’application :',
  code: 'Six chiffres de l’application',
  codeMissing: 'Veuillez saisir le code affiché par l’application.',
  codeOrRecovery: 'Sans l’application : un de vos codes de secours.',
  turnOn: 'Activer',
  codesLead:
    'Gardez ces codes en lieu sûr. Chacun ouvre votre compte une fois si le téléphone est perdu, et ils ne seront plus affichés.',
  download: 'Télécharger',
  copy: 'Copier',
  copied: 'Copié.',
  kept: 'Je les ai gardés',
} satisfies Texts<typeof enGb>;
