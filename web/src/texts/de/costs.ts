import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/costs.ts';

export default {
  title: 'Wareneinsatz',
  perPortion: 'Pro Portion',
  perDish: 'Ganzes Rezept',
  unknown: 'Nicht bekannt',
  covers: 'gilt für {share} des Gewichts',
  nothing: 'Nichts darin wurde von {from} bis {to} mit Preis eingekauft.',
  lines: 'Nach Zutat, pro Portion',
  perKg: '{price} pro kg',
  organization: 'von einer anderen Küche bezahlt',
  family: 'Preis einer anderen Sorte davon',
  basis:
    'Nettopreise des Einkaufs von {from} bis {to}: Geld geteilt durch Gewicht. Nur Lebensmittel, ohne Mehrwertsteuer, Arbeit und Energie. Das sehen nur Personen, die Küchen leiten, nie die Gäste.',
  noCurrency: 'Die Dateien dieses Einkaufs nennen keine Währung.',
} satisfies Texts<typeof enGb>;
