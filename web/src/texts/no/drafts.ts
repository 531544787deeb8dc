import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/drafts.ts';

export default {
  list: {
    title: 'Ikke lagret ennå',
    changes: 'Ulagrede endringer',
    all: 'Vis alle {count, number}',
    nameless: 'Uten navn',
  },
  continue: 'Fortsett',
  continueOf: 'Fortsett med {name}',
  discard: 'Forkast',
  discardOf: 'Forkast {name}',
  download: 'Last ned',
  downloadOf: 'Last ned {name}',
  discarded: 'Utkastet «{name}» er forkastet.',
  discardQuestion: 'Forkaste endringene dine?',
  discardHelp: 'Alt som er endret siden forrige lagring, går tapt. Dette kan ikke angres.',
  keptApart: 'Endringene dine er beholdt som utkast. Du finner dem i listen under det som ikke er lagret ennå.',
  undo: 'Angre',
  continued: 'Du fortsetter med det du ikke hadde lagret.',
  unreadable: {
    badge: 'Kan ikke åpnes',
    title: 'Det finnes ulagret arbeid som ikke kan åpnes.',
    words:
      'Det ble lagret av en annen versjon av Plateprint. Det ligger i denne nettleseren: Last det ned, så ingenting går tapt.',
    listed: 'Det ble lagret av en annen versjon av Plateprint. Last det ned, så ingenting går tapt.',
  },
  keptHere: 'Endringene dine ligger i denne nettleseren.',
  saveAgain: 'Lagre igjen',
  noRoom: {
    title: 'Nettleseren har ikke mer lagringsplass til endringene.',
    save: 'De finnes bare på denne siden. Lagre ofte: De går tapt hvis siden lastes på nytt.',
    finish: 'De finnes bare på denne siden. Gjør deg ferdig før du forlater den eller laster den på nytt.',
    badge: 'Ikke lagret',
    listed: 'Nettleseren hadde ikke mer lagringsplass. Utkastet finnes bare i fanen der det er åpent; lukkes den, er det borte.',
    was: '«{name}» kunne ikke lagres.',
    another: 'Nettleseren har ikke lagringsplass til enda et utkast. Lagre denne oppskriften først.',
  },
  leave: {
    title: 'Forlate siden uten å lagre?',
    kept: 'Endringene blir liggende i nettleseren som utkast. Du finner det i listen til du fortsetter, forkaster det eller logger ut.',
    lost: 'Nettleseren har ikke mer lagringsplass til endringene. Forlater du siden, går de tapt.',
    stay: 'Bli på siden',
    leave: 'Forlat siden',
    save: 'Lagre og forlat',
  },
  conflict: {
    own: 'Du har lagret en nyere versjon i en annen fane eller på en annen enhet.',
    other: 'Noen andre har lagret en nyere versjon i mellomtiden.',
  },
  signOut: {
    title: 'Logge ut og forkaste ulagret arbeid?',
    words:
      '{count, plural, one {Dette er ikke lagret. Logger du ut, forkastes det i alle faner i nettleseren.} other {Disse er ikke lagret. Logger du ut, forkastes de i alle faner i nettleseren.}}',
    stay: 'Forbli innlogget',
    forget: 'Logg ut og forkast',
  },
} satisfies Texts<typeof enGb>;
