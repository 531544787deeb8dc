import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/targets/actions.ts';

export default {
  judged: {
    title: 'Hat es gewirkt?',
    lead: 'In einem Monat hat sich etwas geändert: ein Label, ein Gericht, ein Rezept, eine Maßnahme. Die Werte danach werden mit denen davor verglichen, abzüglich dessen, was sich in den anderen Küchen der Organisation in denselben Monaten geändert hat. Ein Trend, den es davor schon gab, wird fortgeführt und gilt nicht als Wirkung.',
    month: 'Geändert im',
    less: 'Es hat gewirkt: Der Rückgang ist größer, als der Zufall erklärt.',
    more: 'Der Wert ist gestiegen, und zwar stärker, als der Zufall erklärt.',
    cannot_tell: 'Keine Wirkung zu sehen: Die Monate schwanken auch sonst so stark.',
    too_early: 'Noch zu früh: Nötig sind vier Monate mit Bericht davor und drei danach. Bisher sind es {before} und {since}.',
    interval: 'Sehr wahrscheinlich zwischen {low} und {high}; die kleinste Änderung, die zu sehen gewesen wäre, ist {smallest}.',
    controls: 'Verglichen mit {count, plural, one {# anderen Küche} other {# anderen Küchen}}.',
    alone:
      'Keine andere Küche hat für alle diese Monate einen Bericht: Die Monate werden mit denselben Monaten der Vorjahre verglichen.',
    no_control:
      'Nicht zu beurteilen: Keine andere Küche hat für alle diese Monate einen Bericht, und davor liegt kein ganzes Jahr. Trend und Saison können alles erklären.',
    years: 'Jeder Monat wird mit demselben Monat der Vorjahre verglichen.',
    trend: 'Der eigene Trend gegenüber den anderen, {percent} pro Jahr, gilt nicht als Wirkung.',
    trendAlone: 'Der eigene Trend, {percent} pro Jahr, gilt nicht als Wirkung.',
    what: 'Beurteilt wird',
    kitchen: 'Die ganze Küche, pro Portion',
    weeks: {
      day: 'Ab welchem Tag',
      whole: 'Ganzer Monat',
      lead: 'An einem Tag hat sich etwas geändert. Wie viel danach pro Tag von dem Gericht verkauft wurde, wird mit den Wochen davor verglichen, abzüglich dessen, was sich bei den anderen Gerichten der Küche in denselben Wochen geändert hat, soweit die Verkäufe ihren Tag nennen. Ein Trend, den es davor schon gab, wird fortgeführt und gilt nicht als Wirkung.',
      cannot_tell: 'Keine Wirkung zu sehen: Die Wochen schwanken auch sonst so stark.',
      too_early:
        'Noch zu früh: Nötig sind sechs Wochen mit Verkäufen nach Tagen davor und vier danach. Bisher sind es {before} und {since}.',
      no_control:
        'Nicht zu beurteilen: Kein anderes Gericht wurde in allen diesen Wochen nach Tagen verkauft. Die Saison kann alles erklären.',
    },
    dish: {
      lead: 'In einem Monat hat sich etwas geändert: ein Label, eine Beschreibung, ein Platz auf der Karte. Wie oft das Gericht danach verkauft wurde, wird mit den Monaten davor verglichen, abzüglich dessen, was sich bei den anderen Gerichten der Küche in denselben Monaten geändert hat. Ein Trend, den es davor schon gab, wird fortgeführt und gilt nicht als Wirkung.',
      less: 'Seltener verkauft als davor: Der Rückgang ist größer, als der Zufall erklärt.',
      more: 'Öfter verkauft als davor: Der Anstieg ist größer, als der Zufall erklärt.',
      controls: 'Verglichen mit {count, plural, one {# anderen Gericht} other {# anderen Gerichten}} der Küche.',
      alone:
        'Kein anderes Gericht wurde in allen diesen Monaten verkauft: Die Monate werden mit denselben Monaten der Vorjahre verglichen.',
      no_control:
        'Nicht zu beurteilen: Kein anderes Gericht wurde in allen diesen Monaten verkauft, und davor liegt kein ganzes Jahr. Trend und Saison können alles erklären.',
    },
  },
  title: 'Die nächsten Schritte',
  lead: 'Grundlage sind die verkauften Gerichte der letzten Monate ({months}, {share} ihres CO₂e) mit den heutigen Rezepten. Wählen Sie aus, was Sie tun würden: Die gemeinsame Wirkung wird für ein Jahr berechnet, nichts zählt doppelt.',
  months: '{count, plural, one {# Monat} other {# Monate}}',
  none: 'Aus den abgeschlossenen Verkaufsberichten der letzten zwölf Monate, in denen genug mitgerechnet ist, ergibt sich noch kein Vorschlag.',
  what: {
    swap: '{dish}: {to} statt {from}',
    shift: '{dish}: die Hälfte von {from} durch {to} ersetzen',
    fewer: '{dish}: jedes vierte Mal nicht im Angebot',
    supply: '{from}, Herkunft {to}, in allen Gerichten',
  },
  effect: 'spart {mass} pro Jahr ({low} bis {high})',
  basis:
    '{count, plural, one {Berechnet, als wäre jeder Monat wie der {month}.} other {Berechnet, als wäre jeder Monat wie der Durchschnitt dieser # Monate.}}',
  together: 'Zusammen',
  ofGap: '{share} von dem, was bis zum Ziel noch fehlt.',
  closes: 'Damit ist der Abstand zum Ziel geschlossen.',
  excluded: {
    same_line: 'Nicht mehr ausgewählt: {name}. Beides ändert dieselbe Zutat.',
    nothing_more: 'Nicht mehr ausgewählt: {name}. Beides zusammen spart nicht mehr als eines davon.',
  },
  notOffered: 'Wird nicht mehr vorgeschlagen und zählt deshalb nicht in der Summe.',
  keep: 'Als unseren Plan speichern',
  kept: 'Der Plan wurde gespeichert.',
  plan: 'Unser Plan',
  planHead: {
    action: 'Maßnahme',
    expected: 'Erwartet pro Jahr',
    since: 'Seit',
    came: 'Ergebnis',
  },
  came: {
    early: 'Seitdem noch kein Bericht.',
    unknown: 'Kein Bericht der letzten zwei Jahre gibt darüber Auskunft.',
    dish: '{before} → {since} pro Portion; {soldBefore} → {soldSince} Portionen pro Monat',
    all: 'Zeigt sich in den Werten aller Gerichte.',
  },
  toTargets: 'Zu den Zielen',
  below: 'Nichts liegt über dem weltweiten Durchschnitt, aber es gibt noch einen nächsten Schritt:',
} satisfies Texts<typeof enGb>;
