import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/second-factor.ts';

export default {
  on: 'Aan',
  off: 'Uit',
  lead: 'Naast uw wachtwoord vraagt inloggen dan een code uit een app op uw telefoon. Wie uw wachtwoord kent, blijft buiten.',
  since: 'Sinds {date}',
  fewCodes:
    '{count, plural, =0 {Er is geen herstelcode meer. Maak nu nieuwe.} one {Er is nog maar één herstelcode. Maak nieuwe.} other {Er zijn nog maar # herstelcodes. Maak nieuwe.}}',
  codesLeft: '{count, plural, one {Nog # herstelcode} other {Nog # herstelcodes}}',
  begin: 'Instellen',
  setUp: 'Inloggen in twee stappen instellen',
  renew: 'Nieuwe herstelcodes',
  renewLead: 'De codes die u hebt werken niet meer, en u krijgt nieuwe.',
  end: 'Uitzetten',
  endLead: 'Dan opent het wachtwoord alleen uw account weer.',
  ended: 'Inloggen in twee stappen staat uit.',
  steps: {
    password: 'Wachtwoord',
    app: 'App',
    codes: 'Herstelcodes',
  },
  password: 'Uw wachtwoord',
  passwordLead: 'Eerst controleren we of u het bent.',
  passwordMissing: 'Vul uw wachtwoord in.',
  goOn: 'Doorgaan',
  qrLabel: 'QR-code voor uw authenticator-app',
  scan: 'Scan deze code met een authenticator-app, bijvoorbeeld de wachtwoordbeheerder van uw telefoon.',
  typeInstead: 'Geen camera? Typ deze sleutel in de app:',
  code: 'Zes cijfers uit de app',
  codeMissing: 'Vul de code in die de app toont.',
  codeOrRecovery: 'Zonder de app: een van uw herstelcodes.',
  turnOn: 'Aanzetten',
  codesLead:
    'Bewaar deze codes op een veilige plek. Elke code opent uw account één keer als de telefoon weg is, en ze worden niet meer getoond.',
  download: 'Downloaden',
  copy: 'Kopiëren',
  copied: 'Gekopieerd.',
  kept: 'Ik heb ze bewaard',
} satisfies Texts<typeof enGb>;
