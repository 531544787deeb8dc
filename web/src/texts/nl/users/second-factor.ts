import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/second-factor.ts';

export default {
  on: 'Aan',
  off: 'Uit',
  lead: 'Bij het inloggen is dan ook een code uit een app op uw telefoon nodig, zodat alleen uw wachtwoord niet genoeg is.',
  since: 'Sinds {date}',
  fewCodes:
    '{count, plural, =0 {U hebt geen herstelcodes meer. Maak nu nieuwe.} one {U hebt nog maar één herstelcode. Maak nieuwe.} other {U hebt nog maar # herstelcodes. Maak nieuwe.}}',
  codesLeft: '{count, plural, one {Nog # herstelcode} other {Nog # herstelcodes}}',
  begin: 'Instellen',
  setUp: 'Tweestapsverificatie instellen',
  renew: 'Nieuwe herstelcodes',
  renewLead: 'Uw huidige codes werken niet meer en u krijgt nieuwe.',
  end: 'Uitzetten',
  endLead: 'Daarna logt u in met alleen uw wachtwoord.',
  ended: 'Tweestapsverificatie staat uit.',
  steps: {
    password: 'Wachtwoord',
    app: 'App',
    codes: 'Herstelcodes',
  },
  password: 'Uw wachtwoord',
  passwordLead: 'Bevestig eerst dat u het bent.',
  passwordMissing: 'Vul uw wachtwoord in.',
  goOn: 'Doorgaan',
  qrLabel: 'QR-code voor uw authenticator-app',
  scan: 'Scan deze code met een authenticator-app of de wachtwoordbeheerder van uw telefoon.',
  typeInstead: 'Geen camera? Typ deze sleutel in de app:',
  code: 'Zes cijfers uit de app',
  codeMissing: 'Vul de code uit de app in.',
  codeOrRecovery: 'Zonder de app: een van uw herstelcodes.',
  turnOn: 'Aanzetten',
  codesLead:
    'Bewaar deze codes op een veilige plek. Als u uw telefoon kwijt bent, kunt u met elke code één keer inloggen. Ze worden niet nog eens getoond.',
  download: 'Downloaden',
  copy: 'Kopiëren',
  copied: 'Gekopieerd.',
  kept: 'Ik heb ze bewaard',
} satisfies Texts<typeof enGb>;
