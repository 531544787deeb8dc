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
  undo: 'Angre',
  continued: 'Du fortsetter på noe som ikke ble lagret.',
  unreadable: {
    badge: 'Kan ikke åpnes',
    title: 'Det finnes ulagret arbeid som ikke kan åpnes.',
    words:
      'En annen versjon av produktet skrev det. Det er lagt til side i denne nettleseren: last det ned, så ingenting går tapt.',
    listed: 'En annen versjon av produktet skrev det. Last det ned, så ingenting går tapt.',
  },
  keptHere: 'Endringene dine ligger i denne nettleseren.',
  saveAgain: 'Lagre igjen',
  noRoom: {
    title: 'Nettleseren har ikke plass til endringene.',
    save: 'De finnes bare på denne siden: lagre nå og da, lastes den på nytt er de borte.',
    finish: 'De finnes bare på denne siden: gjør deg ferdig før du forlater den eller laster den på nytt.',
    badge: 'Ikke tatt vare på',
    listed: 'Nettleseren hadde ikke plass. Bare fanen der det er åpent, har det; er ingen åpen, er det borte.',
    was: '«{name}» fikk ikke plass.',
    another: 'Nettleseren har ikke plass til enda et utkast. Lagre denne oppskriften først.',
  },
  leave: {
    title: 'Gå uten å lagre?',
    kept: 'Endringene blir i denne nettleseren som utkast. Du finner det i oversikten til du fortsetter, forkaster det eller logger ut.',
    lost: 'Nettleseren har ikke plass til endringene: går du, er de tapt.',
    stay: 'Bli her',
    leave: 'Gå',
    save: 'Lagre og gå',
  },
  conflict: {
    own: 'Du har selv lagret en nyere versjon, i en annen fane eller på en annen enhet.',
    other: 'Noen andre har lagret en nyere versjon i mellomtiden.',
  },
  signOut: {
    title: 'Logge ut og glemme det som ikke er lagret?',
    words:
      '{count, plural, one {Dette er ikke lagret. Logger du ut, glemmes det i denne nettleseren, i alle faner.} other {Disse er ikke lagret. Logger du ut, glemmes de i denne nettleseren, i alle faner.}}',
    stay: 'Forbli innlogget',
    forget: 'Logg ut og glem',
  },
} satisfies Texts<typeof enGb>;
