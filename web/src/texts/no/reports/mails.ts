import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/mails.ts';

export default {
  title: 'Hver måned på e-post',
  lead: 'De du oppgir, får den ferdige rapporten hver måned, uten konto. Alle blir spurt først og kan avslutte abonnementet når som helst.',
  email: 'E-postadresse',
  language: 'Språk i e-posten',
  add: 'Spør på e-post',
  added: '{email} er spurt.',
  none: 'Ingen får rapportene på e-post.',
  remove: 'Fjern {email}',
  leaving: {
    title: 'Fjerne {email}?',
    confirm: 'Fjern',
    means: 'Adressen får ikke lenger rapportene. Du kan spørre igjen etter 30 dager, og mottakeren må da bekrefte på nytt.',
  },
  state: {
    asked: 'spurt, ikke bekreftet ennå',
    confirmed: 'får rapportene',
    stopped: 'har avsluttet abonnementet',
  },
  last: 'sist sendt: {month}',
  failed: '{month} kunne ikke sendes',
  refused: {
    already_there: 'Adressen står allerede i listen.',
    stopped: 'Mottakeren har avsluttet abonnementet. Bare mottakeren kan endre det.',
    removed: 'Adressen ble fjernet. Du kan spørre igjen etter 30 dager.',
    too_many: 'Listen er full.',
    email: 'Skriv inn en fullstendig e-postadresse.',
  },
  page: {
    title: 'Rapporter fra {restaurant} på e-post',
    asked: '{organization} vil sende klimarapporten for {restaurant} til {email} hver måned.',
    confirmed: '{email} får klimarapporten for {restaurant} hver måned.',
    stopped: 'Ingen flere rapporter fra {restaurant} sendes til {email}.',
    confirm: 'Ja, send meg rapportene',
    decline: 'Nei takk',
    stop: 'Avslutt abonnementet',
    again: 'Få rapportene igjen',
  },
  gone: {
    title: 'Siden finnes ikke lenger',
    lead: 'Ingen rapporter sendes til deg.',
  },
} satisfies Texts<typeof enGb>;
