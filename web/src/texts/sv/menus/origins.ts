import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/origins.ts';

export default {
  meats: {
    beef: 'Nötkött',
    pork: 'Griskött',
    sheep: 'Lamm- och fårkött',
    poultry: 'Fågel',
  },
  title: 'Köttets ursprung',
  open: 'Köttets ursprung',
  lead: 'Enligt fransk lag ska gästerna få veta varifrån djuren kommer när köttet köps rått. Det som inte är helt känt skrivs inte ut; fråga leverantören.',
  unknown: 'Okänt ursprung: {meats}. Lagen kräver uppgiften; tills du anger den skrivs inget ut.',
  unread:
    '{count, plural, one {I # rätt finns en rad som inte känns igen och kan vara kött: ursprunget skrivs inte ut.} other {I # rätter finns en rad som inte känns igen och kan vara kött: ursprunget skrivs inte ut.}}',
  known: 'Ursprunget för allt kött på menyn är känt och skrivs ut.',
  add: 'Lägg till vara',
  article: 'Vara',
  articleHint: 'Som på etiketten eller fakturan. Lämna tomt om det gäller allt du köper av det.',
  meat: 'Djur',
  food: 'Används till',
  all: 'Allt kött av djurslaget',
  born: 'Född i',
  raised: 'Uppfödd i',
  slaughtered: 'Slaktad i',
  none: 'okänt',
  remove: 'Ta bort {name}',
  save: 'Spara',
  saved: 'Ursprunget är sparat. Livesidorna uppdateras inom en halv minut.',
} satisfies Texts<typeof enGb>;
