import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/account.ts';

export default {
  name: {
    firstname: 'Fornavn',
    lastname: 'Etternavn',
    firstnameMissing: 'Fyll inn fornavnet ditt.',
    lastnameMissing: 'Fyll inn etternavnet ditt.',
    save: 'Lagre navnet',
    saved: 'Navnet er lagret.',
    prompt: 'Hva heter du?',
    promptLead: 'Slik at kollegene vet hvem som skrev en oppskrift eller laget en rapport.',
  },
  email: {
    now: 'Du logger inn med',
    new: 'Ny e-postadresse',
    newHint: 'Endringen gjelder når du åpner lenken vi sender dit.',
    missing: 'Fyll inn den nye e-postadressen.',
    password: 'Passordet ditt',
    save: 'Bytt e-postadresse',
    pending: 'Vi har sendt en lenke til {email}. Åpne den for å bekrefte den nye adressen.',
    cancel: 'Behold nåværende adresse',
    unverified: 'Adressen er ikke bekreftet ennå.',
  },
  password: {
    former: 'Nåværende passord',
    formerMissing: 'Fyll inn passordet ditt.',
    save: 'Bytt passord',
    saved: 'Passordet ditt er endret. Du er logget ut på alle andre enheter.',
  },
  sessions: {
    here: 'Denne nettleseren',
    seen: 'Sist brukt {ago}, innlogget siden {since}',
    unknown: 'Ukjent enhet',
    end: 'Logg ut',
    endOne: 'Logg ut {device}',
    ended: 'Enheten er logget ut.',
    endOthers: 'Logg ut på alle andre enheter',
    endOthersConfirm: 'Logg ut de andre',
    endOthersLead: 'Du forblir innlogget her. Ulagret arbeid på andre enheter går tapt.',
    othersEnded: 'Logget ut på alle andre enheter.',
  },
  overviews: {
    recipes: 'Oppskrifter',
    menus: 'Menyer',
    reports: 'Rapporter',
    tile: 'Kort',
    list: 'Liste',
  },
  inactivity: {
    label: 'Logg ut automatisk etter inaktivitet i',
    hint: 'Du får et varsel ett minutt før. Arbeid i andre faner teller også.',
    after: '{minutes, plural, =0 {Aldri} one {# minutt} other {# minutter}}',
  },
  beta: {
    ingredientSwap: 'Vis alternativer med lavere avtrykk',
    ingredientSwapHint: 'Testversjon: Oppskriftsredigereren foreslår ingredienser med lavere avtrykk.',
  },
  guide: {
    lead: 'En kort omvisning på de viktigste sidene.',
    again: 'Vis omvisningen',
  },
} satisfies Texts<typeof enGb>;
