import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/mails.ts';

export default {
  title: 'Hver måned på e-mail',
  lead: 'De personer, du angiver, får den færdige rapport hver måned uden konto. Alle bliver spurgt først og kan afmelde sig når som helst.',
  email: 'E-mailadresse',
  language: 'E-mailens sprog',
  add: 'Spørg på e-mail',
  added: '{email} er blevet spurgt.',
  none: 'Ingen får rapporterne på e-mail.',
  remove: 'Fjern {email}',
  leaving: {
    title: 'Fjern {email}?',
    confirm: 'Fjern',
    means: 'Adressen får ikke længere rapporterne. Du kan spørge igen efter 30 dage, og modtageren skal så bekræfte på ny.',
  },
  state: {
    asked: 'spurgt, ikke bekræftet endnu',
    confirmed: 'får rapporterne',
    stopped: 'har afmeldt sig',
  },
  last: 'senest sendt: {month}',
  failed: '{month} kunne ikke sendes',
  refused: {
    already_there: 'Adressen står allerede på listen.',
    stopped: 'Modtageren har afmeldt sig. Kun modtageren kan ændre det.',
    removed: 'Adressen blev fjernet. Du kan spørge igen efter 30 dage.',
    too_many: 'Listen er fuld.',
    email: 'Skriv en fuldstændig e-mailadresse.',
  },
  page: {
    title: 'Rapporter fra {restaurant} på e-mail',
    asked: '{organization} vil gerne sende klimarapporten for {restaurant} til {email} hver måned.',
    confirmed: '{email} får klimarapporten for {restaurant} hver måned.',
    stopped: 'Der sendes ikke flere rapporter fra {restaurant} til {email}.',
    confirm: 'Ja, send mig rapporterne',
    decline: 'Nej tak',
    stop: 'Afmeld mig',
    again: 'Få rapporterne igen',
  },
  gone: {
    title: 'Siden findes ikke længere',
    lead: 'Der sendes ingen rapporter til dig.',
  },
} satisfies Texts<typeof enGb>;
