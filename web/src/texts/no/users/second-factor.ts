import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/second-factor.ts';

export default {
  on: 'På',
  off: 'Av',
  lead: 'I tillegg til passordet trengs da en kode fra en app på telefonen. Den som får tak i passordet ditt, blir stående utenfor.',
  since: 'Siden {date}',
  fewCodes:
    '{count, plural, =0 {Ingen gjenopprettingskode er igjen. Lag nye nå.} one {Bare én gjenopprettingskode er igjen. Lag nye.} other {Bare # gjenopprettingskoder er igjen. Lag nye.}}',
  codesLeft: '{count, plural, one {# gjenopprettingskode igjen} other {# gjenopprettingskoder igjen}}',
  begin: 'Sett opp',
  setUp: 'Sett opp totrinnsinnlogging',
  renew: 'Nye gjenopprettingskoder',
  renewLead: 'Kodene du har slutter å virke, og du får nye.',
  end: 'Slå av',
  endLead: 'Da holder passordet igjen for å åpne kontoen din.',
  ended: 'Totrinnsinnloggingen er av.',
  steps: {
    password: 'Passord',
    app: 'App',
    codes: 'Gjenopprettingskoder',
  },
  password: 'Passordet ditt',
  passwordLead: 'Først sjekker vi at det er deg.',
  passwordMissing: 'Fyll inn passordet ditt.',
  goOn: 'Fortsett',
  qrLabel: 'QR-kode for autentiseringsappen',
  scan: 'Skann koden med en autentiseringsapp, for eksempel telefonens passordbehandler.',
  typeInstead: 'Ikke noe kamera? Skriv nøkkelen inn i appen:',
  code: 'Seks sifre fra appen',
  codeMissing: 'Fyll inn koden appen viser.',
  codeOrRecovery: 'Uten appen: en av gjenopprettingskodene dine.',
  turnOn: 'Slå på',
  codesLead:
    'Ta vare på kodene på et trygt sted. Hver åpner kontoen din én gang hvis telefonen er borte, og de vises ikke igjen.',
  download: 'Last ned',
  copy: 'Kopier',
  copied: 'Kopiert.',
  kept: 'Jeg har tatt vare på dem',
} satisfies Texts<typeof enGb>;
