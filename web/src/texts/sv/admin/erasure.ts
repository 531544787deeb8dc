import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/erasure.ts';

export default {
  confirm: 'Radera för gott',
  member: {
    title: 'Radera {name} för gott?',
    what: 'Namn, e-postadress ({email}), roller och alla andra personuppgifter raderas nu. Det går inte att ångra.',
    stays: 'Recept, menyer och rapporter som personen har skapat finns kvar, med ”Tidigare medlem” som upphovsperson.',
    erased: '{name} har raderats för gott.',
  },
  organization: {
    title: 'Radera {name} för gott?',
    what: 'Restauranger, recept, menyer, rapporter, bilder och medlemmar raderas för gott. Det går inte att ångra. Om ni behöver en kopia: återställ organisationen först och ladda ner dess data.',
    typed: 'Skriv {name} för att bekräfta',
    otherName: 'Namnet stämmer inte.',
    erased: '{name} raderas nu för gott.',
  },
} satisfies Texts<typeof enGb>;
