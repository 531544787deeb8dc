import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/labels.ts';

export default {
  title: 'Worauf beruhen Ihre Klimalabels?',
  lead: 'Seit dem 27. September 2026 brauchen Labels mit Buchstaben oder Farben in der Europäischen Union ein Zertifizierungssystem oder eine Behörde. Wählen Sie, auf welcher Grundlage Ihre Organisation sie Gästen zeigt.',
  figures: 'Nur Werte',
  figuresHint:
    'Gäste lesen die Zahl, ihre Einheit und wofür sie gilt, ohne Buchstaben, Farbe oder Urteil. Das braucht kein Zertifikat.',
  scheme: 'Zertifizierungssystem',
  schemeHint:
    'Buchstaben bleiben bis zum Ende des letzten Tages des Zertifikats, danach stehen Werte da. Das Zertifikat muss zum System eines Dritten gehören, das diese Buchstaben abdeckt.',
  own: 'Buchstaben auf eigene Verantwortung',
  ownHint: 'Buchstaben bleiben, wie sie sind. Ob sie es dürfen, verantwortet Ihre Organisation, und Ihr Name wird festgehalten.',
  schemeName: 'Name des Systems',
  certificateNumber: 'Nummer des Zertifikats',
  validUntil: 'Gültig bis',
  covers: 'Das Zertifikat deckt diese Buchstaben ab.',
  coversHint: 'Ein Bio-Zertifikat zum Beispiel nicht.',
  answer: 'Ich stehe im Namen unserer Organisation für die Buchstaben ein.',
  needed: 'Bitte ausfüllen.',
  unsigned: 'Bitte ankreuzen.',
  save: 'Speichern',
  saved: 'Gespeichert. Alles, was gezeigt wird, folgt sofort.',
  goOn: 'Weiter',
  applies:
    'Das gilt für alle Karten der Organisation. {count, plural, =0 {Zurzeit ist keine live.} one {Eine Karte, die live ist, folgt sofort.} other {# Karten, die live sind, folgen sofort.}}',
  notYours: 'Wer die Organisation leitet, wählt. Sie können jetzt mit Werten allein weitermachen.',
  askAdmins: 'Frage an die Leitung senden',
  asked: 'Die Frage ist unterwegs.',
  chosenBy: 'Gewählt von {name}, {date}',
  chosenOn: 'Gewählt am {date}',
  unchosen: 'Noch nicht gewählt. Was live ist, zeigt, was es gezeigt hat.',
  notice: 'Ihre Organisation zeigt Buchstaben auf eigene Verantwortung.',
  days: '{days, plural, =0 {Seit heute zeigen Live-Karten Buchstaben, über die niemand entschieden hat.} one {Seit einem Tag zeigen Live-Karten Buchstaben, über die niemand entschieden hat.} other {Seit # Tagen zeigen Live-Karten Buchstaben, über die niemand entschieden hat.}}',
  change: 'Ändern',
  tab: 'Klimalabels',
  ended: 'Das Zertifikat ist abgelaufen: Es stehen Werte da.',
  advice: 'Richtlinie 2005/29/EG, Anhang I, Nummer 2a. Das ist keine Rechtsberatung.',
} satisfies Texts<typeof enGb>;
