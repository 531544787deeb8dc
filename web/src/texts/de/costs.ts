import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/costs.ts';

export default {
  title: 'Wareneinsatz',
  perPortion: 'Pro Portion',
  perDish: 'Ganzes Rezept',
  unknown: 'Nicht bekannt',
  covers: 'gilt für {share} des Gewichts',
  nothing: 'Für keine Zutat liegt ein Einkaufspreis aus der Zeit von {from} bis {to} vor.',
  lines: 'Nach Zutat, pro Portion',
  perKg: '{price} pro kg',
  organization: 'von einer anderen Küche bezahlt',
  family: 'Preis einer anderen Sorte',
  base: 'nach den eigenen Zutaten',
  typed: 'angegeben am {date}',
  typing: {
    open: 'Preis angeben',
    change: 'Preis ändern',
    title: 'Preis: {name}',
    price: 'Nettopreis pro kg',
    hint: 'Gilt nur, wenn in letzter Zeit weder diese noch eine andere Ihrer Küchen das Lebensmittel eingekauft hat.',
    save: 'Speichern',
    forget: 'Preis entfernen',
    cancel: 'Abbrechen',
  },
  basis:
    'Nettopreise der Einkäufe von {from} bis {to}: Betrag geteilt durch Gewicht. Nur Lebensmittel, ohne Mehrwertsteuer, Personal- und Energiekosten. Das sehen nur Personen, die Küchen leiten, nie die Gäste.',
  noCurrency: 'Die Dateien dieser Einkäufe nennen keine Währung.',
  severalCurrencies:
    'Die Beträge dieses Zeitraums sind in {currencies}. Beträge in verschiedenen Währungen werden nie addiert, daher gibt es weder Summe noch Anteil noch Preis.',
  margin: {
    amount: 'Preis als Betrag',
    amountHint: 'Wird aus dem gedruckten Preis übernommen, wenn er eindeutig ist. Gäste sehen das nie.',
    service: 'Art des Verkaufs',
    noRate: 'Der Mehrwertsteuersatz ist für dieses Land und diese Art des Verkaufs nicht bekannt.',
    net: '{price} ohne {vat} MwSt.',
    onTop: '{price}; zum gedruckten Preis kommt noch die Steuer hinzu',
    cost: 'Wareneinsatz pro Portion: {cost}, Preise bekannt für {share} des Gewichts',
    unknown: 'Rohertrag: nicht bekannt',
    left: 'Rohertrag: {margin}; Wareneinsatz {share} des Nettopreises',
    atMost: 'Rohertrag: höchstens {margin}; Wareneinsatz mindestens {share} des Nettopreises',
    services: { served: 'Verzehr im Haus', takeaway: 'Zum Mitnehmen', school: 'In der Schule' },
  },
  risen: {
    title: 'Was teurer wurde',
    food: 'Lebensmittel',
    before: 'Vorher, pro kg',
    now: 'Jetzt, pro kg',
    rise: 'Anstieg',
    extra: 'Mehr bezahlt',
    none: 'Kein Lebensmittel kostet mehr als zuvor.',
    unpriced: 'Über Preissteigerungen ist nichts bekannt: Für kein Lebensmittel dieser Monate gibt es einen Preis pro kg.',
    oneTime: 'Preissteigerungen lassen sich noch nicht beurteilen: Kein Lebensmittel hat in beiden Zeiträumen einen Preis.',
    basis:
      'Nettopreise pro kg, {now} gegenüber {before}; was Sie am meisten gekostet hat, steht oben. Lebensmittel, die nur in einem der beiden Zeiträume eingekauft wurden, fehlen.',
  },
} satisfies Texts<typeof enGb>;
