import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/mails.ts';

export default {
  title: 'Jeden Monat per E-Mail',
  lead: 'Personen, die Sie hier nennen, erhalten jeden Monat den abgeschlossenen Bericht, ohne Konto. Alle werden zuerst gefragt und können ihn jederzeit abbestellen.',
  email: 'E-Mail-Adresse',
  language: 'Sprache der E-Mail',
  add: 'Per E-Mail anfragen',
  added: '{email} wurde angefragt.',
  none: 'Niemand erhält die Berichte per E-Mail.',
  remove: '{email} entfernen',
  leaving: {
    title: '{email} entfernen?',
    confirm: 'Entfernen',
    means:
      'Die Adresse erhält die Berichte nicht mehr. Sie kann nach 30 Tagen wieder angefragt werden und muss dann erneut bestätigt werden.',
  },
  state: {
    asked: 'angefragt, noch nicht bestätigt',
    confirmed: 'erhält die Berichte',
    stopped: 'hat abbestellt',
  },
  last: 'zuletzt verschickt: {month}',
  failed: '{month} konnte nicht verschickt werden',
  refused: {
    already_there: 'Diese Adresse steht schon in der Liste.',
    stopped: 'Unter dieser Adresse wurden die Berichte abbestellt. Nur der Empfänger kann das ändern.',
    removed: 'Diese Adresse wurde entfernt. Sie kann nach 30 Tagen wieder angefragt werden.',
    too_many: 'Die Liste ist voll.',
    email: 'Geben Sie eine vollständige E-Mail-Adresse ein.',
  },
  page: {
    title: 'Berichte von {restaurant} per E-Mail',
    asked: '{organization} möchte den monatlichen Klimabericht von {restaurant} an {email} schicken.',
    confirmed: '{email} erhält jeden Monat den Klimabericht von {restaurant}.',
    stopped: 'An {email} gehen keine Berichte von {restaurant} mehr.',
    confirm: 'Ja, Berichte schicken',
    decline: 'Nein, danke',
    stop: 'Abbestellen',
    again: 'Berichte wieder erhalten',
  },
  gone: {
    title: 'Diese Seite gibt es nicht mehr',
    lead: 'An Sie werden keine Berichte verschickt.',
  },
} satisfies Texts<typeof enGb>;
