import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/claims.ts';

export default {
  found:
    '{count, plural, one {Eine Formulierung hält vor Gästen vielleicht nicht stand} other {# Formulierungen halten vor Gästen vielleicht nicht stand}}',
  lead: 'Sehen Sie sie an, bevor Sie teilen. Von selbst ändert sich nichts.',
  advice: 'Das ist keine Rechtsberatung. Dass nichts gefunden wird, heißt nicht, dass ein Text zulässig ist.',
  show: 'Zeigen',
  hide: 'Ausblenden',
  rule: 'Regel',
  offer: 'Was stattdessen stehen kann',
  list: 'Gefundene Formulierungen',
  places: {
    name: 'Name der Karte',
    block: 'Text auf der Seite',
    dish: 'Name eines Gerichts',
    description: 'Beschreibung eines Gerichts',
    own_label: 'Eigenes Label',
    label_title: 'Titel der Labels',
  },
  why: {
    never: 'Durch Ausgleich wird kein Gericht und keine Küche klimaneutral oder klimapositiv.',
    generic: '„Gut für die Umwelt“ sagt nichts, was sich prüfen lässt.',
    future: 'Ein Versprechen für später braucht einen öffentlichen Plan, den jemand Unabhängiges prüft.',
    comparison: 'Ein Vergleich braucht beide Werte und wofür sie gelten.',
    organic: 'Ein Bio-Wort hält nur, wo das Rezept bio ist, nach den Regeln des Landes für Küchen.',
    whole_product: 'Es wird vom Ganzen gesagt und gilt vielleicht nur für einen Teil.',
    legal_duty: 'Das verlangt das Gesetz von allen: Es ist kein Verdienst.',
  },
  ask: {
    title: 'Einige Formulierungen halten vielleicht nicht stand',
    lead: 'Sie dürfen weitermachen. Ihr Name und Ihr Grund bleiben in den Änderungen der Organisation.',
    reason: 'Warum es stehen darf',
    hint: 'Zum Beispiel das Zertifikat, das es abdeckt.',
    noReason: 'Schreiben Sie, warum es stehen darf.',
    share: 'Trotzdem auf den Link legen',
    export: 'Trotzdem herunterladen',
  },
} satisfies Texts<typeof enGb>;
