import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/year.ts';

export default {
  title: 'Is onze uitstoot dit jaar gedaald?',
  answer: {
    surely_less: 'Ja: {percent} minder {per}',
    probably_less: 'Waarschijnlijk: {percent} minder {per}',
    cannot_tell: 'Nog niet zeker',
    probably_more: 'Waarschijnlijk niet: {percent} meer {per}',
    surely_more: 'Nee: {percent} meer {per}',
    same: 'Nee: evenveel {per}',
    less_in_months: '{percent} minder {per} in de {months} van {expected} maanden die te vergelijken zijn',
    more_in_months: '{percent} meer {per} in de {months} van {expected} maanden die te vergelijken zijn',
    more_in_total: '{sure, select, surely {Nee} other {Waarschijnlijk niet}}: in totaal {total} meer, {percent} minder {per}',
    less_in_total: '{sure, select, surely {Ja} other {Waarschijnlijk}}: in totaal {total} minder, maar {percent} meer {per}',
    more_in_total_alone:
      '{sure, select, surely {Nee} other {Waarschijnlijk niet}}: in totaal {total} meer; {per} is het nog niet zeker',
    less_in_total_alone:
      '{sure, select, surely {Ja} other {Waarschijnlijk}}: in totaal {total} minder; {per} is het nog niet zeker',
  },
  per: {
    sales: 'per portie',
    procurement: 'per kg voedsel',
  },
  none: 'Geen maand heeft in beide jaren een afgerond rapport: er valt nog niets te zeggen.',
  tooLittle: 'In een van de jaren is te weinig meegeteld om iets te zeggen: koppel wat daar ontbreekt.',
  total: 'In totaal {now}, eerder {former}: {change}.',
  parts: {
    sales: 'Daarvan {amount} door het aantal porties en {average} door de uitstoot per portie.',
    procurement: 'Daarvan {amount} door de ingekochte hoeveelheid en {average} door de uitstoot per kilogram.',
  },
  causes: 'Waardoor de verandering komt',
  yearBefore: 'Het jaar ervoor',
  thisYear: 'Het laatste jaar',
  shares: {
    organization: 'Welke keukens en maanden meer verkochten of inkochten',
    restaurant: 'Welke maanden meer verkochten of inkochten',
  },
  rest: 'Niet uitgesplitst: van deze rapporten is niet meer bewaard waaruit ze bestaan',
  why: 'Het grootste deel komt, {per}, door: {foods}.',
  months:
    '{from} tot en met {to}, elke maand vergeleken met dezelfde maand een jaar eerder. Maanden met een rapport in beide jaren: {months} van {expected}.',
  missing:
    'Niet meegeteld, omdat in een van de jaren een rapport ontbreekt: {months}{restaurants, plural, one {} other { (telkens # restaurants)}}.',
  missingOf: '{month} ({restaurants, plural, one {één restaurant} other {# restaurants}})',
  missingEach: 'Niet meegeteld, omdat in een van de jaren een rapport ontbreekt: {months}.',
  mixed:
    'Zoals gepubliceerd, met meerdere versies van de voedselgegevens: zolang niet beide jaren met dezelfde versie zijn berekend, zit dat in de verandering.',
  published: 'Beide jaren zoals gepubliceerd.',
  today: 'Beide jaren met voedselgegevens {version}.',
} satisfies Texts<typeof enGb>;
