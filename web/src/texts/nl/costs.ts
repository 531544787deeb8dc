import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/costs.ts';

export default {
  title: 'Kosten van de ingrediënten',
  perPortion: 'Per portie',
  perDish: 'Hele recept',
  unknown: 'Onbekend',
  covers: 'geldt voor {share} van het gewicht',
  nothing: 'Niets erin is van {from} tot {to} met een prijs gekocht.',
  lines: 'Per ingrediënt en portie',
  perKg: '{price} per kg',
  organization: 'betaald door een andere keuken',
  family: 'prijs van een andere soort',
  basis:
    'Nettoprijzen van wat van {from} tot {to} is gekocht: geld gedeeld door gewicht. Alleen ingrediënten, zonder btw, arbeid en energie. Alleen wie keukens leidt ziet dit, gasten nooit.',
  noCurrency: 'De bestanden van deze inkoop noemen geen valuta.',
} satisfies Texts<typeof enGb>;
