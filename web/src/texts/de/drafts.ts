import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/drafts.ts';

export default {
  list: {
    title: 'Noch nicht gespeichert',
    changes: 'Nicht gespeicherte Änderungen',
    all: 'Alle {count, number} anzeigen',
    nameless: 'Ohne Titel',
  },
  continue: 'Weiterarbeiten',
  continueOf: 'Mit {name} weiterarbeiten',
  discard: 'Verwerfen',
  discardOf: '{name} verwerfen',
  download: 'Herunterladen',
  downloadOf: '{name} herunterladen',
  discarded: 'Der Entwurf „{name}“ wurde verworfen.',
  discardQuestion: 'Änderungen verwerfen?',
  discardHelp: 'Alles, was seit dem letzten Speichern geändert wurde, geht verloren. Das lässt sich nicht rückgängig machen.',
  keptApart:
    'Ihre Änderungen bleiben als Entwurf erhalten. Sie finden sie in der Liste unter dem, was noch nicht gespeichert ist.',
  undo: 'Rückgängig',
  continued: 'Sie arbeiten an Ihren nicht gespeicherten Änderungen weiter.',
  unreadable: {
    badge: 'Lässt sich nicht öffnen',
    title: 'Ein Teil der nicht gespeicherten Arbeit lässt sich nicht öffnen.',
    words:
      'Sie wurde mit einer anderen Version von Plateprint gespeichert und bleibt in diesem Browser erhalten: Laden Sie sie herunter, damit nichts verloren geht.',
    listed: 'Mit einer anderen Version von Plateprint gespeichert. Laden Sie die Arbeit herunter, damit nichts verloren geht.',
  },
  keptHere: 'Ihre Änderungen bleiben in diesem Browser gespeichert.',
  saveAgain: 'Erneut speichern',
  noRoom: {
    title: 'In diesem Browser ist kein Speicherplatz mehr für Ihre Änderungen.',
    save: 'Sie existieren nur auf dieser Seite. Speichern Sie oft: Beim Neuladen gehen sie verloren.',
    finish: 'Sie existieren nur auf dieser Seite. Stellen Sie sie fertig, bevor Sie die Seite verlassen oder neu laden.',
    badge: 'Nicht gespeichert',
    listed:
      'In diesem Browser war dafür kein Speicherplatz mehr. Der Entwurf existiert nur in dem Tab, in dem er geöffnet ist; wird dieser geschlossen, ist er verloren.',
    was: '„{name}“ konnte nicht gespeichert werden.',
    another: 'In diesem Browser ist kein Speicherplatz mehr für einen weiteren Entwurf. Speichern Sie zuerst dieses Rezept.',
  },
  leave: {
    title: 'Seite verlassen, ohne zu speichern?',
    kept: 'Ihre Änderungen bleiben als Entwurf in diesem Browser. Sie finden ihn in der Liste, bis Sie daran weiterarbeiten, ihn verwerfen oder sich abmelden.',
    lost: 'In diesem Browser ist kein Speicherplatz mehr für Ihre Änderungen. Wenn Sie die Seite verlassen, sind sie verloren.',
    stay: 'Auf der Seite bleiben',
    leave: 'Verlassen',
    save: 'Speichern und verlassen',
  },
  conflict: {
    own: 'Sie haben in einem anderen Tab oder auf einem anderen Gerät eine neuere Version gespeichert.',
    other: 'Inzwischen hat jemand anderes eine neuere Version gespeichert.',
  },
  signOut: {
    title: 'Abmelden und nicht Gespeichertes verwerfen?',
    words:
      '{count, plural, one {Das ist nicht gespeichert. Beim Abmelden wird es in allen Tabs dieses Browsers verworfen.} other {All das ist nicht gespeichert. Beim Abmelden wird es in allen Tabs dieses Browsers verworfen.}}',
    stay: 'Angemeldet bleiben',
    forget: 'Abmelden und verwerfen',
  },
} satisfies Texts<typeof enGb>;
