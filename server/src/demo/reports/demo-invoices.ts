import type { Day } from '@plateprint/shared/kernel/month.ts';
import type { WrittenInvoice, WrittenInvoiceLine } from '@plateprint/shared/purchases/invoice/invoice.ts';
import type { Services } from '../../platform/services.ts';
import { keepInvoices } from '../../purchases/intake/keep-invoices.ts';
import { understoodInvoices } from '../../purchases/intake/understand-invoice.ts';
import { actorOf } from '../../users/store/person-store.ts';
import { demoId } from '../demo-id.ts';

type Row = readonly [name: string, article: string, quantity: number, unit: string, net: number, origin?: string];

interface DemoInvoice {
  supplier: { name: string; id: string };
  number: string;
  /** Of the month; the last one is today's at the latest. */
  day: number;
  kind?: 'credit_note';
  rows: readonly Row[];
}

const FISH = { name: 'Västerhavets Fisk AB', id: '5560000101' };
const BAKERY = { name: 'Kvarterets Bageri AB', id: '5560000202' };
const GREENS = { name: 'Gröna Hörnet Grossist AB', id: '5560000303' };

/**
 * Invoices of small suppliers to a Swedish kitchen in a month: food, deposits, freight, returns, and one article without a known
 * weight.
 */
const DEMO_INVOICES: readonly DemoInvoice[] = [
  {
    supplier: FISH,
    number: 'VF-20411',
    day: 2,
    rows: [
      ['Sillfilé färsk 5 kg', 'VF11', 6, 'XBX', 2190, 'SE'],
      ['Torskfilé MSC 5 kg', 'VF20', 4, 'XBX', 2860, 'NO'],
      ['Räkor skalade i lake 1,5 kg', 'VF31', 5, 'XBX', 1240],
      ['Frakt kyl', 'F1', 1, 'C62', 195],
    ],
  },
  {
    supplier: BAKERY,
    number: '88125',
    day: 4,
    rows: [
      ['Rågbröd skivat 900 g', 'B7', 60, 'C62', 1710, 'SE'],
      ['Frallor vete 60 g', 'B12', 400, 'C62', 1320, 'SE'],
      ['Surdegslimpa', 'B30', 24, 'C62', 936, 'SE'],
      ['Pant brödback', 'P1', 12, 'C62', 480],
    ],
  },
  {
    supplier: GREENS,
    number: 'GH-7003',
    day: 5,
    rows: [
      ['Morötter KRAV 10 kg', '1010', 14, 'XBG', 2030, 'SE'],
      ['Gul lök 10 kg', '1022', 10, 'XBG', 940, 'SE'],
      ['Äpplen eko 13 kg', '1203', 6, 'XBX', 2106, 'SE'],
      ['Dill kruka', '1301', 30, 'C62', 540],
      ['Servetter vita 250-pack', '9001', 4, 'XPK', 356],
    ],
  },
  { supplier: GREENS, number: 'GH-K119', day: 9, kind: 'credit_note', rows: [['Äpplen eko 13 kg', '1203', 1, 'XBX', 351, 'SE']] },
];

function written({ supplier, number, day, kind, rows }: DemoInvoice, today: Day): WrittenInvoice {
  const date = `${today.slice(0, 8)}${String(Math.min(day, Number(today.slice(8)))).padStart(2, '0')}`;
  const lines = rows.map(([name, articleNumber, quantity, unit, net, origin], at): WrittenInvoiceLine => ({
    id: `${at + 1}`,
    name,
    description: '',
    quantity,
    unit,
    net,
    gtin: null,
    articleNumber,
    origin: origin ?? null,
    classes: [],
    vat: null,
  }));
  return {
    format: 'ubl',
    kind: kind ?? 'invoice',
    number,
    date,
    currency: 'SEK',
    supplier,
    buyer: { name: 'Matsalen', id: '7300000000015' },
    lineTotal: rows.reduce((sum, [, , , , net]) => sum + net, 0),
    allowances: [],
    preceding: [],
    lines,
  };
}

const toMatsalen = (): string => demoId('matsalen');

/** A month's invoices of one kitchen, kept as a person's dropping them in does; those that are there are refused as they would be. */
export async function seedInvoices(services: Services, today: Day): Promise<void> {
  const actor = await actorOf(services.database, demoId('manager@demo.plateprint.test'));
  if (!actor) throw new Error('The demo has no manager');
  const home = { organizationId: demoId('norrsken'), language: 'sv' } as const;
  const files = DEMO_INVOICES.map((invoice) => ({ file: `${invoice.number}.xml`, invoice: written(invoice, today) }));
  const invoices = await understoodInvoices(services, home, files);
  await keepInvoices(services, { actor }, { ...home, invoices, restaurantOf: toMatsalen, remakesCompleted: false });
}
