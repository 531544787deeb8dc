import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/origins.ts';

export default {
  meats: {
    beef: 'Oksekød',
    pork: 'Svinekød',
    sheep: 'Lamme- og fårekød',
    poultry: 'Fjerkræ',
  },
  title: 'Kødets oprindelse',
  open: 'Kødets oprindelse',
  lead: 'Efter fransk lov skal gæsterne have at vide, hvor dyrene kommer fra, når kødet købes råt. Det, der ikke er helt kendt, skrives ikke ud; spørg leverandøren.',
  unknown: 'Ukendt oprindelse: {meats}. Loven kræver den; indtil du angiver den, skrives intet ud.',
  unread:
    '{count, plural, one {I # ret er der en linje, der ikke er genkendt og kan være kød: Oprindelsen skrives ikke ud.} other {I # retter er der en linje, der ikke er genkendt og kan være kød: Oprindelsen skrives ikke ud.}}',
  known: 'Oprindelsen af alt kød på menuen er kendt og skrives ud.',
  add: 'Tilføj en vare',
  article: 'Vare',
  articleHint: 'Som på etiketten eller fakturaen. Lad feltet stå tomt, hvis det gælder alt, du køber af det.',
  meat: 'Dyr',
  food: 'Bruges til',
  all: 'Alt kød af dyrearten',
  born: 'Født i',
  raised: 'Opdrættet i',
  slaughtered: 'Slagtet i',
  none: 'ukendt',
  remove: 'Fjern {name}',
  save: 'Gem',
  saved: 'Oprindelsen er gemt. Livesiderne opdateres inden for et halvt minut.',
} satisfies Texts<typeof enGb>;
