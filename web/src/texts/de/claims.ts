import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/claims.ts';

export default {
  found:
    '{count, plural, one {Eine Formulierung hält einer Prüfung vielleicht nicht stand} other {# Formulierungen halten einer Prüfung vielleicht nicht stand}}',
  lead: 'Bitte vor dem Teilen prüfen. Es wird nichts automatisch geändert.',
  advice: 'Das ist keine Rechtsberatung. Auch wenn nichts gefunden wird, kann ein Text unzulässig sein.',
  show: 'Anzeigen',
  hide: 'Ausblenden',
  rule: 'Regel',
  offer: 'Was Sie stattdessen schreiben können',
  list: 'Gefundene Formulierungen',
  places: {
    name: 'Name der Karte',
    block: 'Text auf der Seite',
    dish: 'Name eines Gerichts',
    description: 'Beschreibung eines Gerichts',
    own_label: 'Eigenes Label',
    label_title: 'Titel der Labels',
    card: 'Tischaufsteller',
    cover: 'Titel des Berichts',
    cover_text: 'Beschreibung des Berichts',
    report_name: 'Name des Berichts',
  },
  why: {
    never: 'Ausgleichszahlungen machen kein Gericht und keine Küche klimaneutral oder klimapositiv.',
    generic: '„Gut für die Umwelt“ lässt sich nicht überprüfen.',
    future: 'Eine Aussage über die Zukunft braucht einen öffentlichen Plan, den eine unabhängige Stelle prüft.',
    comparison: 'Ein Vergleich braucht beide Werte und worauf sie sich beziehen.',
    organic: '„Bio“ ist nur erlaubt, wenn das Rezept nach den Regeln Ihres Landes für Küchen bio ist.',
    whole_product: 'Die Aussage bezieht sich auf das Ganze, trifft aber vielleicht nur auf einen Teil zu.',
    legal_duty: 'Das verlangt das Gesetz von allen, es ist also keine besondere Leistung.',
  },
  notice: {
    title: {
      menu: 'Formulierungen auf dieser Karte halten einer Prüfung vielleicht nicht stand.',
      plan: 'Formulierungen in diesem veröffentlichten Plan halten einer Prüfung vielleicht nicht stand.',
      report: 'Formulierungen auf dem Deckblatt dieses Berichts halten einer Prüfung vielleicht nicht stand.',
    },
    lead: {
      menu: 'Sie sind durch eine Änderung dazugekommen, und noch hat niemand sie begründet. Gäste können sie schon lesen.',
      plan: 'Sie sind durch eine Änderung dazugekommen, und noch hat niemand sie begründet. Gäste können sie schon lesen.',
      report:
        'Sie sind durch eine Änderung dazugekommen, und noch hat niemand sie begründet. Wer den Link öffnet, kann sie schon lesen.',
    },
    seen: 'Zur Kenntnis genommen',
    promise: '„{words}“ trifft auf {dish} nicht zu.',
    words: '„{words}“.',
  },
  ask: {
    title: 'Einige Formulierungen halten einer Prüfung vielleicht nicht stand',
    lead: 'Sie können fortfahren. Ihr Name und Ihre Begründung werden im Änderungsprotokoll der Organisation festgehalten.',
    reason: 'Warum diese Formulierung berechtigt ist',
    hint: 'Zum Beispiel: das Zertifikat, das sie belegt.',
    noReason: 'Geben Sie eine Begründung an.',
    share: 'Trotzdem veröffentlichen',
    shareReport: 'Link trotzdem erstellen',
    export: 'Trotzdem fortfahren',
  },
} satisfies Texts<typeof enGb>;
