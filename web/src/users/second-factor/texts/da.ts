import type { Texts } from '../../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  on: 'Til',
  off: 'Fra',
  lead: 'Ud over adgangskoden kræves der så en kode fra en app på telefonen. Den, der får fat i din adgangskode, bliver udenfor.',
  since: 'Siden {date}',
  fewCodes:
    '{count, plural, =0 {Der er ingen gendannelseskode tilbage. Lav nye nu.} one {Kun én gendannelseskode er tilbage. Lav nye.} other {Kun # gendannelseskoder er tilbage. Lav nye.}}',
  codesLeft: '{count, plural, one {# gendannelseskode tilbage} other {# gendannelseskoder tilbage}}',
  setUp: 'Sæt totrinslogin op',
  renew: 'Nye gendannelseskoder',
  renewLead: 'De koder, du har, holder op med at virke, og du får nye.',
  end: 'Slå fra',
  endLead: 'Så er adgangskoden alene nok til at åbne din konto igen.',
  ended: 'Totrinslogin er slået fra.',
  steps: {
    password: 'Adgangskode',
    app: 'App',
    codes: 'Gendannelseskoder',
  },
  password: 'Din adgangskode',
  passwordLead: 'Først sikrer vi os, at det er dig.',
  passwordMissing: 'Skriv din adgangskode.',
  goOn: 'Fortsæt',
  qrLabel: 'QR-kode til din godkendelsesapp',
  scan: 'Scan koden med en godkendelsesapp, for eksempel telefonens adgangskodehåndtering.',
  typeInstead: 'Intet kamera? Skriv nøglen ind i appen:',
  code: 'Seks cifre fra appen',
  codeMissing: 'Skriv den kode, appen viser.',
  codeOrRecovery: 'Uden appen: en af dine gendannelseskoder.',
  turnOn: 'Slå til',
  codesLead: 'Gem koderne et sikkert sted. Hver åbner din konto én gang, hvis telefonen er væk, og de vises ikke igen.',
  download: 'Hent',
  copy: 'Kopiér',
  copied: 'Kopieret.',
  kept: 'Jeg har gemt dem',
} satisfies Texts<typeof enGb>;
