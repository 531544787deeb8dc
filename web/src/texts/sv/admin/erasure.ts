import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/erasure.ts';

export default {
  confirm: 'Radera för gott',
  member: {
    title: 'Radera {name} för gott?',
    what: 'Namn, e-post ({email}), roller och allt annat om personen raderas nu. Ingen kan återställa det.',
    stays: 'Recept, menyer och rapporter som personen har gjort finns kvar, med ”Tidigare medlem” som upphovsperson.',
    erased: '{name} är raderad.',
  },
  organization: {
    title: 'Radera {name} för gott?',
    what: 'Restauranger, recept, menyer, rapporter, bilder och personer raderas. Ingen kan återställa dem. Om ni kan behöva en kopia: återställ organisationen först och ladda ner dess uppgifter.',
    typed: 'Skriv {name} för att bekräfta',
    otherName: 'Det är inte organisationens namn.',
    erased: '{name} håller på att raderas.',
  },
} satisfies Texts<typeof enGb>;
