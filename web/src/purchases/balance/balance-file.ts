import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { fileNameStem } from '@plateprint/shared/exports/file-name.ts';
import type { readBalance } from '@plateprint/shared/purchases/api/balance-api.ts';
import type { CsvCell } from '@plateprint/shared/kernel/csv.ts';
import type { ExportedFile } from '../../exports/export-page.ts';
import { workbookOf } from '../../exports/workbook.ts';
import type { useText } from '../../platform/i18n/use-text.ts';

type Balance = ReplyOf<typeof readBalance>;

interface FileOf {
  restaurant: string;
  time: { from: string; to: string };
  text: ReturnType<typeof useText<'purchases/balance'>>;
}

const kg = (grams: number | null): number | null => (grams === null ? null : Math.round(grams) / 1000);

/** The balance as a workbook: families with their sums and reasons, their foods, and what is in none of it. */
export async function balanceFile(balance: Balance, { restaurant, time, text }: FileOf): Promise<ExportedFile> {
  const { families, total, maySeeCosts, currency, months, notCounted } = balance;
  const money = maySeeCosts ? [`${text('differenceMoney')}${currency === null ? '' : ` (${currency})`}`] : [];
  const head = [
    text('family'),
    ...['bought', 'used', 'opening', 'closing', 'difference'].map((word) => `${text(word as 'bought')} (kg)`),
    `${text('differenceCo2')} (kg)`,
    ...money,
    text('reasons'),
  ];
  const sums = ({ bought, used, openingGrams, closingGrams, difference }: Balance['total']): CsvCell[] => [
    kg(bought.grams),
    kg(used.grams),
    kg(openingGrams),
    kg(closingGrams),
    kg(difference.grams),
    kg(difference.co2),
    ...(maySeeCosts ? [difference.money] : []),
  ];
  const rows: CsvCell[][] = [
    ...families.map((family) => [
      family.name ?? text('own'),
      ...sums(family),
      family.reasons.map((reason) => text(`reason.${reason}`)).join(', '),
    ]),
    [text('total'), ...sums(total), ''],
  ];
  const foods = families.flatMap((family) =>
    family.foods.map(({ name, bought, used }): CsvCell[] => [family.name ?? text('own'), name, kg(bought), kg(used)]),
  );
  const basis: CsvCell[][] = [
    [text('sheet.time'), `${time.from} – ${time.to}`],
    [text('sheet.counted'), months.both.join(', ')],
    [text('sheet.onlyBought'), months.onlyBought.join(', ')],
    [text('sheet.onlySold'), months.onlySold.join(', ')],
    [text('sheet.boughtRows'), notCounted.boughtRows],
    [text('sheet.soldRows'), notCounted.soldRows],
    [text('basis'), ''],
  ];
  const content = await workbookOf([
    { name: text('title'), head, rows },
    { name: text('foods'), head: [text('family'), text('food'), `${text('bought')} (kg)`, `${text('used')} (kg)`], rows: foods },
    { name: text('sheet.basis'), head: [text('sheet.basis'), restaurant], rows: basis },
  ]);
  const period = `${time.from} ${time.to}`;
  return { name: `${fileNameStem({ kind: text('title'), name: `${restaurant} ${period}`, period })}.xlsx`, content };
}
