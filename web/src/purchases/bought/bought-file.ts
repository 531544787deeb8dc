import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { CsvCell } from '@plateprint/shared/kernel/csv.ts';
import { fileNameStem } from '@plateprint/shared/exports/file-name.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { type BoughtShown, listBought, MOST_BOUGHT } from '@plateprint/shared/purchases/api/bought-api.ts';
import type { BoughtSort } from '@plateprint/shared/reports/rows/bought-articles.ts';
import type { ExportedFile } from '../../exports/export-page.ts';
import { workbookOf } from '../../exports/workbook.ts';
import { call } from '../../platform/api/call.ts';
import type { useText } from '../../platform/i18n/use-text.ts';

type Reply = ReplyOf<typeof listBought>;

/** A kitchen's purchases of some months, and what is chosen of them. */
export interface BoughtQuery {
  params: { id: string };
  query: {
    from: string;
    to: string;
    scope: 'restaurant' | 'organization';
    language: Language;
    sort: BoughtSort;
    family?: string;
    supplier?: string;
  };
}

interface FileOf {
  asked: BoughtQuery;
  restaurant: string;
  text: ReturnType<typeof useText<'purchases/bought'>>;
}

/** All articles of what was asked, page after page. */
async function allOf(asked: FileOf['asked']): Promise<{ first: Reply; items: BoughtShown[] }> {
  const query = { ...asked.query, limit: MOST_BOUGHT };
  const first = await call(listBought, { ...asked, query });
  const items = [...first.items];
  for (let { next } = first; next !== null;) {
    const page = await call(listBought, { ...asked, query: { ...query, cursor: next } });
    items.push(...page.items);
    next = page.next;
  }
  return { first, items };
}

const rounded = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : Number(value.toFixed(3));

/** The purchases as a workbook: articles with weight, CO2e, range and money, and the basis of the sums. */
export async function boughtFile({ asked, restaurant, text }: FileOf): Promise<ExportedFile> {
  const { first, items } = await allOf(asked);
  const { total, families, maySeeCosts, currency, months } = first;
  const familyOf = new Map(families.map(({ family, name }) => [family, name]));
  const money = `${text('money')}${currency === null ? '' : ` (${currency})`}`;
  const head = [
    text('article'),
    text('food'),
    text('family'),
    text('supplier'),
    text('rows'),
    'kg',
    text('co2'),
    text('low'),
    text('high'),
    ...(maySeeCosts ? [money] : []),
  ];
  const rows = items.map((item): CsvCell[] => [
    item.name,
    item.food,
    item.family === null ? text('waiting') : (familyOf.get(item.family) ?? ''),
    item.supplier,
    item.rows,
    rounded(item.kg),
    rounded(item.co2?.value),
    rounded(item.co2?.low),
    rounded(item.co2?.high),
    ...(maySeeCosts ? [item.money] : []),
  ]);
  const { from, to } = asked.query;
  const basis: CsvCell[][] = [
    [text('sheet.time'), `${from} – ${to}`],
    [text('sheet.reported'), `${months.reported} / ${months.all}`],
    ['kg', rounded(total.kg)],
    [text('co2'), rounded(total.co2?.value)],
    [text('low'), rounded(total.co2?.low)],
    [text('high'), rounded(total.co2?.high)],
    [text('sheet.covered'), `${total.coveredRows} / ${total.rows}`],
    ...(maySeeCosts ? [[money, total.money]] : []),
    [text('basis'), ''],
  ];
  const content = await workbookOf([
    { name: text('title'), head, rows },
    { name: text('sheet.basis'), head: [text('sheet.basis'), restaurant], rows: basis },
  ]);
  const period = `${from} ${to}`;
  return { name: `${fileNameStem({ kind: text('title'), name: `${restaurant} ${period}`, period })}.xlsx`, content };
}
