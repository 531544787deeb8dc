import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/app/guide.ts';

export default {
  count: '{number} von {of}',
  skip: 'Rundgang überspringen',
  back: 'Zurück',
  next: 'Weiter',
  done: 'Los geht’s',
  begin: 'Rundgang starten',
  steps: {
    welcome: {
      title: 'Willkommen bei Plateprint',
      words: 'Fünf Stationen in einer Minute, und Sie kennen sich aus.',
    },
    paste: {
      title: 'Rezept einfügen',
      words:
        'Kopieren Sie ein Rezept aus einer E-Mail, einem Dokument oder einer Tabelle, so wie es dort steht. Zutaten und Mengen erkennen wir automatisch.',
    },
    footprint: {
      title: 'Den Fußabdruck sofort sehen',
      words:
        'Der Fußabdruck ändert sich mit jeder Eingabe. Ein Klick auf einen Wert oder eine Zeile zeigt, wie er entsteht: Gramm, Emissionsfaktor, Quelle und Annahmen.',
    },
    overview: {
      title: 'Alle Ihre Gerichte',
      words: 'Nebeneinander, jedes mit seinem Klimalabel und in der Reihenfolge, die Sie möchten.',
    },
    menus: {
      title: 'Vom Gericht zu Speisekarte und Bericht',
      words: 'Machen Sie aus Ihren Gerichten Speisekarten für Ihre Gäste und aus Ihren Verkäufen und Einkäufen Berichte.',
    },
    help: {
      title: 'Hier finden Sie Hilfe',
      words: 'Hier finden Sie Ihre Einstellungen und diesen Rundgang. „So wird gerechnet“ erklärt jeden Wert.',
    },
  },
} satisfies Texts<typeof enGb>;
