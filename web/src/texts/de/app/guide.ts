import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/app/guide.ts';

export default {
  count: '{number} von {of}',
  skip: 'Rundgang überspringen',
  back: 'Zurück',
  next: 'Weiter',
  done: 'Los geht’s',
  begin: 'Zeigen Sie es mir',
  steps: {
    welcome: {
      title: 'Willkommen bei Plateprint',
      words: 'Eine Minute, fünf Stellen: Dann kennen Sie sich aus.',
    },
    paste: {
      title: 'Ein Rezept einfügen',
      words:
        'Nehmen Sie eines aus einer E-Mail, einem Dokument oder einer Tabelle, so wie es dasteht. Wir finden Zutaten und Mengen.',
    },
    footprint: {
      title: 'Der Fußabdruck, sofort',
      words:
        'Die Zahl folgt jeder Änderung. Drücken Sie auf eine Zahl oder Zeile und sehen Sie, warum: Gramm, Faktor, Quelle und was angenommen wurde.',
    },
    overview: {
      title: 'Alle Ihre Gerichte',
      words: 'Hier stehen sie nebeneinander, jedes mit seinem Label, in der Reihenfolge, die Sie wählen.',
    },
    menus: {
      title: 'Vom Gericht zu Menü und Bericht',
      words: 'Aus dem, was Sie kochen, wird ein Menü für Ihre Gäste, und aus dem, was Sie verkaufen oder einkaufen, ein Bericht.',
    },
    help: {
      title: 'Wo es Hilfe gibt',
      words: 'Hier sind Ihre Einstellungen und dieser Rundgang. Wie jede Zahl entsteht, steht unter „So wird gerechnet“.',
    },
  },
} satisfies Texts<typeof enGb>;
