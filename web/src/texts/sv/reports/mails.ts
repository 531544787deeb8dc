import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/mails.ts';

export default {
  title: 'Varje månad via e-post',
  lead: 'De du anger får den färdiga rapporten varje månad, utan konto. Alla tillfrågas först och kan avsluta prenumerationen när som helst.',
  email: 'E-postadress',
  language: 'Mejlets språk',
  add: 'Fråga via e-post',
  added: '{email} har fått frågan.',
  none: 'Ingen får rapporterna via e-post.',
  remove: 'Ta bort {email}',
  leaving: {
    title: 'Ta bort {email}?',
    confirm: 'Ta bort',
    means: 'Adressen får inte längre rapporterna. Du kan fråga igen efter 30 dagar, och mottagaren måste då bekräfta på nytt.',
  },
  state: {
    asked: 'tillfrågad, har inte bekräftat',
    confirmed: 'får rapporterna',
    stopped: 'har avslutat prenumerationen',
  },
  last: 'senast skickad: {month}',
  failed: '{month} kunde inte skickas',
  refused: {
    already_there: 'Adressen finns redan i listan.',
    stopped: 'Mottagaren har avslutat prenumerationen. Bara mottagaren kan ändra det.',
    removed: 'Adressen togs bort. Du kan fråga igen efter 30 dagar.',
    too_many: 'Listan är full.',
    email: 'Ange en fullständig e-postadress.',
  },
  page: {
    title: 'Rapporter från {restaurant} via e-post',
    asked: '{organization} vill skicka klimatrapporten för {restaurant} varje månad till {email}.',
    confirmed: '{email} får klimatrapporten för {restaurant} varje månad.',
    stopped: 'Inga fler rapporter från {restaurant} skickas till {email}.',
    confirm: 'Ja, skicka rapporterna',
    decline: 'Nej tack',
    stop: 'Avsluta prenumerationen',
    again: 'Få rapporterna igen',
  },
  gone: {
    title: 'Sidan finns inte längre',
    lead: 'Inga rapporter skickas till dig.',
  },
} satisfies Texts<typeof enGb>;
