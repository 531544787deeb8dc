import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/claims.ts';

export default {
  found:
    '{count, plural, one {Eine Formulierung hält vor Gästen vielleicht nicht stand} other {# Formulierungen halten vor Gästen vielleicht nicht stand}}',
  lead: 'Prüfen Sie sie vor dem Teilen. Es wird nichts automatisch geändert.',
  advice: 'Das ist keine Rechtsberatung. Auch wenn nichts gefunden wird, kann ein Text unzulässig sein.',
  show: 'Zeigen',
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
    card: 'Tischkarte',
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
      menu: 'Formulierungen auf dieser Karte halten vielleicht nicht stand.',
      plan: 'Formulierungen in diesem veröffentlichten Plan halten vielleicht nicht stand.',
      report: 'Formulierungen auf dem Deckblatt dieses Berichts halten vielleicht nicht stand.',
    },
    lead: {
      menu: 'Sie kamen mit einer Änderung, und noch hat niemand einen Grund angegeben. Gäste lesen sie gerade.',
      plan: 'Sie kamen mit einer Änderung, und noch hat niemand einen Grund angegeben. Gäste lesen sie gerade.',
      report: 'Sie kamen mit einer Änderung, und noch hat niemand einen Grund angegeben. Wer den Link öffnet, liest sie.',
    },
    seen: 'Ich habe es gesehen',
    promise: '{dish} ist nicht, was „{words}“ sagt.',
    words: '„{words}“.',
  },
  ask: {
    title: 'Einige Formulierungen halten vielleicht nicht stand',
    lead: 'Sie können fortfahren. Ihr Name und Ihr Grund werden im Änderungsprotokoll der Organisation festgehalten.',
    reason: 'Warum diese Formulierung berechtigt ist',
    hint: 'Zum Beispiel: das Zertifikat, das sie belegt.',
    noReason: 'Geben Sie einen Grund an.',
    share: 'Trotzdem veröffentlichen',
    shareReport: 'Link trotzdem erstellen',
    export: 'Trotzdem fortfahren',
  },
} satisfies Texts<typeof enGb>;
