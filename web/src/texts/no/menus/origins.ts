import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/origins.ts';

export default {
  meats: {
    beef: 'Storfekjøtt',
    pork: 'Svinekjøtt',
    sheep: 'Lamme- og fårekjøtt',
    poultry: 'Fjørfe',
  },
  title: 'Kjøttets opprinnelse',
  open: 'Kjøttets opprinnelse',
  lead: 'Etter fransk lov skal gjestene få vite hvor dyrene kommer fra når kjøttet kjøpes rått. Det som ikke er helt kjent, skrives ikke ut; spør leverandøren.',
  unknown: 'Ukjent opprinnelse: {meats}. Loven krever den; før du oppgir den, skrives ingenting ut.',
  unread:
    '{count, plural, one {I # rett er det en linje som ikke er gjenkjent og kan være kjøtt: Opprinnelsen skrives ikke ut.} other {I # retter er det en linje som ikke er gjenkjent og kan være kjøtt: Opprinnelsen skrives ikke ut.}}',
  known: 'Opprinnelsen til alt kjøtt på menyen er kjent og skrives ut.',
  add: 'Legg til vare',
  article: 'Vare',
  articleHint: 'Som på etiketten eller fakturaen. La feltet stå tomt hvis det gjelder alt du kjøper av det.',
  meat: 'Dyr',
  food: 'Brukes til',
  all: 'Alt kjøtt av dyreslaget',
  born: 'Født i',
  raised: 'Oppdrettet i',
  slaughtered: 'Slaktet i',
  none: 'ukjent',
  remove: 'Fjern {name}',
  save: 'Lagre',
  saved: 'Opprinnelsen er lagret. Livesidene oppdateres innen et halvt minutt.',
} satisfies Texts<typeof enGb>;
