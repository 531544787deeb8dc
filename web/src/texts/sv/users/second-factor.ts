import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/second-factor.ts';

export default {
  on: 'På',
  off: 'Av',
  lead: 'Vid inloggning behövs då även en kod från en app i telefonen, så att lösenordet ensamt inte räcker.',
  since: 'Sedan {date}',
  fewCodes:
    '{count, plural, =0 {Du har inga återställningskoder kvar. Skapa nya nu.} one {Du har bara en återställningskod kvar. Skapa nya.} other {Du har bara # återställningskoder kvar. Skapa nya.}}',
  codesLeft: '{count, plural, one {# återställningskod kvar} other {# återställningskoder kvar}}',
  begin: 'Aktivera',
  setUp: 'Aktivera tvåstegsinloggning',
  renew: 'Nya återställningskoder',
  renewLead: 'Koderna du har slutar gälla och du får nya.',
  end: 'Stäng av',
  endLead: 'Då loggar du in med bara lösenordet.',
  ended: 'Tvåstegsinloggningen är avstängd.',
  steps: {
    password: 'Lösenord',
    app: 'App',
    codes: 'Återställningskoder',
  },
  password: 'Ditt lösenord',
  passwordLead: 'Först kontrollerar vi att det är du.',
  passwordMissing: 'Fyll i ditt lösenord.',
  goOn: 'Fortsätt',
  qrLabel: 'QR-kod för din autentiseringsapp',
  scan: 'Skanna koden med en autentiseringsapp, till exempel telefonens lösenordshanterare.',
  typeInstead: 'Ingen kamera? Skriv in nyckeln i appen:',
  code: 'Sex siffror från appen',
  codeMissing: 'Fyll i koden från appen.',
  codeOrRecovery: 'Utan appen: en av dina återställningskoder.',
  turnOn: 'Slå på',
  codesLead:
    'Spara koderna på ett säkert ställe. Om du förlorar telefonen kan du logga in en gång med var och en. De visas inte igen.',
  download: 'Ladda ner',
  copy: 'Kopiera',
  copied: 'Kopierat.',
  kept: 'Jag har sparat dem',
} satisfies Texts<typeof enGb>;
