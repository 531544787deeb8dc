import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/drafts.ts';

export default {
  list: {
    title: 'Noch nicht gespeichert',
    changes: 'Nicht gespeicherte Änderungen',
    all: 'Alle {count, number} zeigen',
    nameless: 'Ohne Namen',
  },
  continue: 'Weiter',
  continueOf: 'Mit {name} weitermachen',
  discard: 'Verwerfen',
  discardOf: '{name} verwerfen',
  download: 'Herunterladen',
  downloadOf: '{name} herunterladen',
  discarded: 'Der Entwurf „{name}“ ist verworfen.',
  undo: 'Rückgängig',
  continued: 'Sie arbeiten an etwas weiter, das nicht gespeichert wurde.',
  unreadable: {
    badge: 'Lässt sich nicht öffnen',
    title: 'Es gibt ungespeicherte Arbeit, die sich nicht öffnen lässt.',
    words:
      'Eine andere Version des Produkts hat sie geschrieben. Sie liegt beiseite in diesem Browser: Laden Sie sie herunter, damit nichts verloren geht.',
    listed: 'Eine andere Version des Produkts hat sie geschrieben. Laden Sie sie herunter, damit nichts verloren geht.',
  },
  keptHere: 'Ihre Änderungen bleiben in diesem Browser erhalten.',
  saveAgain: 'Erneut speichern',
  noRoom: {
    title: 'Der Browser hat keinen Platz für Ihre Änderungen.',
    save: 'Nur diese Seite hat sie: Speichern Sie ab und zu, beim Neuladen gehen sie verloren.',
    finish: 'Nur diese Seite hat sie: Bringen Sie es zu Ende, bevor Sie die Seite verlassen oder neu laden.',
    badge: 'Nicht aufbewahrt',
    listed: 'Der Browser hatte keinen Platz dafür. Nur der Tab, in dem es offen ist, hat es; ist keiner offen, ist es verloren.',
    was: '„{name}“ ließ sich nicht aufbewahren.',
    another: 'Der Browser hat keinen Platz für einen weiteren Entwurf. Speichern Sie zuerst dieses Rezept.',
  },
  leave: {
    title: 'Gehen, ohne zu speichern?',
    kept: 'Ihre Änderungen bleiben als Entwurf in diesem Browser. Sie finden ihn in der Übersicht, bis Sie weitermachen, ihn verwerfen oder sich abmelden.',
    lost: 'Der Browser hat keinen Platz für Ihre Änderungen: Wenn Sie gehen, sind sie verloren.',
    stay: 'Hierbleiben',
    leave: 'Gehen',
    save: 'Speichern und gehen',
  },
  conflict: {
    own: 'Sie haben selbst eine neuere Fassung gespeichert, in einem anderen Tab oder auf einem anderen Gerät.',
    other: 'Jemand anders hat inzwischen eine neuere Fassung gespeichert.',
  },
  signOut: {
    title: 'Abmelden und Ungespeichertes vergessen?',
    words:
      '{count, plural, one {Das ist nicht gespeichert. Beim Abmelden wird es in diesem Browser vergessen, in allen Tabs.} other {Diese sind nicht gespeichert. Beim Abmelden werden sie in diesem Browser vergessen, in allen Tabs.}}',
    stay: 'Angemeldet bleiben',
    forget: 'Abmelden und vergessen',
  },
} satisfies Texts<typeof enGb>;
