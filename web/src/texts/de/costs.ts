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
  family: 'Preis einer anderen Sorte davon',
  base: 'nach den eigenen Zutaten',
  typed: 'angegeben am {date}',
  typing: {
    open: 'Preis angeben',
    change: 'Preis ändern',
    title: 'Preis: {name}',
    price: 'Nettopreis je kg',
    hint: 'Gilt nur, wenn weder diese Küche noch eine andere von Ihnen in letzter Zeit davon eingekauft hat.',
    save: 'Speichern',
    forget: 'Preis entfernen',
    cancel: 'Abbrechen',
  },
  basis:
    'Nettopreise des Einkaufs von {from} bis {to}: Geld geteilt durch Gewicht. Nur Lebensmittel, ohne Mehrwertsteuer, Arbeit und Energie. Das sehen nur Personen, die Küchen leiten, nie die Gäste.',
  noCurrency: 'Die Dateien dieses Einkaufs nennen keine Währung.',
  severalCurrencies:
    'Das Geld dieser Zeit ist in {currencies}: Geld in mehreren Währungen wird nie zusammengezählt, daher gibt es daraus weder Summe noch Anteil noch Preis.',
  margin: {
    amount: 'Preis als Betrag',
    amountHint: 'Aus dem gedruckten Preis gelesen, wenn er eindeutig ist. Gäste sehen das nie.',
    service: 'Verkauf',
    noRate: 'Der Mehrwertsteuersatz ist für dieses Land und diese Art des Verkaufs nicht bekannt.',
    net: '{price} ohne {vat} MwSt.',
    onTop: '{price}; auf den gedruckten Preis kommt noch Steuer',
    cost: 'Wareneinsatz pro Portion: {cost}, Preise bekannt für {share} des Gewichts',
    unknown: 'Rohertrag: nicht bekannt',
    left: 'Rohertrag: {margin}; Wareneinsatz {share} des Nettopreises',
    atMost: 'Rohertrag: höchstens {margin}; Wareneinsatz mindestens {share} des Nettopreises',
    services: { served: 'Hier serviert und gegessen', takeaway: 'Zum Mitnehmen', school: 'In der Schule' },
  },
  risen: {
    title: 'Was teurer wurde',
    food: 'Lebensmittel',
    before: 'Vorher, je kg',
    now: 'Jetzt, je kg',
    rise: 'Anstieg',
    extra: 'Mehr bezahlt',
    none: 'Kein Lebensmittel kostet mehr als zuvor.',
    basis:
      'Nettopreise je kg {now} gegenüber {before}, was Sie am meisten kostete zuerst. Lebensmittel, die nur in einer der beiden Zeiten gekauft wurden, fehlen.',
  },
} satisfies Texts<typeof enGb>;
