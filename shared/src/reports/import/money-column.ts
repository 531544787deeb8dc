import { readNumber } from '../../kernel/spreadsheet/number-format.ts';
import type { Mapping } from '../../kernel/spreadsheet/mapping.ts';
import type { UsedRow } from '../../kernel/spreadsheet/sheet.ts';
import type { SheetField } from './sheet-columns.ts';

type Columns = Mapping<SheetField>['columns'];

/**
 * The money that a heading speaks of: the row's net total, the price of one unit, a price of which it does not say what it is for, the same with
 * VAT (`gross`), or `other` money that is no total of goods.
 */
type MoneyRole = 'net' | 'total' | 'price' | 'unit' | 'gross' | 'other';

const words = (of: string): string => String.raw`(?:^| )(?:${of})(?= |$)`;

const TAX = 'moms|mva|vat|mwst|ust|mehrwertsteuer|umsatzsteuer|tva|btw|tax|gst';
const WITHOUT_TAX = new RegExp(
  words(
    `excl|excluding|exkl|exklusive|ekskl|eksl|eks|ex|excluded|without|uden|utan|uten|ohne|zzgl|zonder|hors taxes?|hors tva|ht|htva|before (?:${TAX})|fore moms|for moms`,
  ),
  'u',
);
const WITH_TAX = new RegExp(
  `${words(`incl|including|inkl|inklusive|inc|ttc|tvac|brutto|gross|with (?:${TAX})|med (?:${TAX})|mit (?:${TAX})|avec (?:${TAX})|met (?:${TAX})`)}|(?:^| )brutto`,
  'u',
);
/** VAT itself, what is taken off, and prices by weight: comparing them with a row's money says nothing. */
const OTHER = new RegExp(
  `${words(
    `kg|g|kilo|kilogram|weight|gewicht|vikt|vekt|vaegt|poids|liter|litre|l|kilopris|kilopreis|kilopriset|literpris|literpreis|grundpreis|jmf pris|jamforpris|jamforelsespris|sammenligningspris|prix au kilo|kiloprijs|` +
      `rabat|rabatt|rabais|discount|remise|korting|deposit|pant|pfand|statiegeld|consigne|freight|frakt|fragt|fracht|vracht`,
  )}|rabatt?(?:betrag|belob|belopp|sats|pct|prosent|procent)|korting|(?:^| )(?:moms|mva|mwst|mehrwertsteuer|umsatzsteuer|btw|vat|tva)(?:$| (?:amount|rate|code|belob|belopp|betrag|satz|sats|bedrag|pct|procent|prosent|kode|kod|montant|taux))|(?:momsbelob|momsbelopp|momssats|mvabelop|mwstbetrag|mwstsatz|btwbedrag|steuerbetrag|steuersatz|montant tva|taux tva|taux de tva|tax amount|tax rate)`,
  'u',
);
const PRICE = 'price|pris|preis|prix|prijs|cost|cout|kostnad|kosten|kostpris|rate|tarif';
const EACH =
  'unit|piece|each|ea|stk|st|styk|styck|stykk|stuck|stck|stuk|stuks|enhet|enhed|einheit|unite|piece|eenheid|kolli|colli|colis|karton|kasse|krt|ve|pack|packung|gebinde';
const UNIT = new RegExp(
  `${words(
    `unit (?:net |list )?(?:price|cost|rate)|price each|each|per (?:${EACH})|pr (?:${EACH})|pro (?:${EACH})|je (?:${EACH})|par (?:${EACH})|(?:${PRICE}) (?:${EACH})|(?:${EACH}) (?:${PRICE})|a pris|apris|a preis|` +
      `unitaire|pu|p u|puht|pu ht|p u ht|puttc|ep|e preis|list price|tarif`,
  )}|(?:stuck|stk|styck|stykk|styk|enhets|enheds|einzel|einheits|stuks|stuk|eenheids|liste|listen|list|katalog)(?:preis|pris|prijs)`,
  'u',
);
/** Prices of one unit before what a buyer gets off: beside another price they are not what was paid. */
const LIST_PRICE = new RegExp(
  `${words('(?:list|catalogue|catalog) (?:net )?(?:price|cost)|(?:prix )?tarif|prix catalogue')}|(?:liste|listen|list|katalog)(?:preis|pris|prijs)`,
  'u',
);
const TOTAL = new RegExp(
  `${words(
    'total|totalt|totals|totaux|totaal|sum|summa|summe|gesamt|i alt|ialt|amount|montant|value|wert|verdi|varde|vaerdi|turnover|spend|umsatz|omzet|omsetning|omsaetning|omsattning|varekob|line total|extended',
  )}|(?:belob|belop|belopp|betrag|bedrag|summe|summa|sum|total|totalt|totaal|totalpris|gesamtpreis|warenwert|varevaerdi|radpris|linjepris|linepris|zeilenpreis|regelprijs)(?= |$)|(?:^| )(?:gesamt|total|totaal|summen)(?:preis|pris|prijs|betrag)`,
  'u',
);
const NET = new RegExp(`${words('net|nett|netto')}|(?:^| )netto(?:betrag|belob|belop|belopp|bedrag|summe|sum|summa|wert)`, 'u');
const ANY_PRICE = new RegExp(`${words(PRICE)}|(?:pris|preis|prijs|price|kostnad|kosten)(?= |$)`, 'u');

/** What a folded heading says of money; null where it speaks of none. */
function moneyRole(heading: string): MoneyRole | null {
  if (heading === '') return null;
  const isWithout = WITHOUT_TAX.test(heading);
  if (!isWithout && WITH_TAX.test(heading)) return OTHER.test(heading.replace(TAXES, ' ').trim()) ? 'other' : 'gross';
  if (OTHER.test(isWithout ? heading.replace(TAXES, ' ').replaceAll(/ +/gu, ' ').trim() : heading)) return 'other';
  if (UNIT.test(heading)) return 'unit';
  const isTotal = TOTAL.test(heading);
  const isNet = isWithout || NET.test(heading);
  if (isNet && !(ANY_PRICE.test(heading) && !isTotal)) return 'net';
  if (isTotal) return 'total';
  return ANY_PRICE.test(heading) ? 'price' : null;
}

/** "Beløb ekskl. moms": the tax is not what the column holds. */
const TAXES = new RegExp(words(TAX), 'gu');

interface MoneyTable {
  /** Folded. */
  heading: (at: number) => string;
  body: readonly UsedRow[];
}

const LOOKED_AT = 200;
/** Rows of one piece prove nothing: there the price is the total. */
const LEAST_PROOF = 2;
const PROVEN = 0.8;

/**
 * The column of each row's net money, by its heading and by content: where amount × one column is another one, the other is the total. Without
 * any the price of one unit, by which the amount is multiplied. Money with VAT, VAT itself and discounts are neither, a list price is none beside another price, and a lone price of which
 * nobody can tell whether it is one unit's or the row's is left to a person.
 */
export function withMoney(columns: Columns, { heading, body }: MoneyTable): Columns {
  const roles = columns.map(({ field }, at) => roleOf(field, heading(at)));
  const rows = body.slice(0, LOOKED_AT);
  const number = (row: UsedRow, at: number): number | null => {
    const format = columns[at]?.format;
    return format === undefined ? null : readNumber(row.cells[at] ?? null, format).value;
  };
  const of = (...wanted: (MoneyRole | null)[]): number[] =>
    roles.flatMap((role, at) => (role !== undefined && wanted.includes(role) ? [at] : []));
  const amount = ['amount', 'kilograms']
    .map((field) => columns.findIndex((column) => column.field === field))
    .find((at) => at >= 0);
  const proven = amount === undefined ? null : provenTotal(amount);
  const named = proven ?? of('net')[0] ?? of('total')[0];
  const [lone] = named === undefined ? of('price') : [];
  const loneField = lone === undefined ? null : fieldOfPrice(lone);
  const money = named ?? (loneField === 'money' ? lone : undefined);
  const unit = money === undefined ? priceOfOne() : undefined;
  return columns.map((column, at) => {
    if (at === money) return { ...column, field: 'money' };
    if (at === unit) return { ...column, field: 'unitPrice' };
    return roles[at] === undefined || column.field === null ? column : { ...column, field: null };
  });

  function unitPrices({ listed }: { listed: boolean }): number[] {
    return of('unit').filter((at) => LIST_PRICE.test(heading(at)) === listed);
  }

  /** A list price stands for what was paid only where no other price does. */
  function priceOfOne(): number | undefined {
    const [known] = unitPrices({ listed: false });
    if (known !== undefined || loneField === 'unitPrice') return known ?? lone;
    return lone === undefined ? unitPrices({ listed: true })[0] : undefined;
  }

  function provenTotal(counted: number): number | null {
    const prices = of('unit', 'price', 'net', 'total');
    for (const total of [...of('net'), ...of('total'), ...of('price'), ...of(null)]) {
      if (prices.some((price) => price !== total && isProduct({ counted, price, total }))) return total;
    }
    return null;
  }

  function compared({ counted, price, total }: Compared): PricedRow[] {
    return rows.flatMap((row) => {
      const [count, each, all] = [number(row, counted), number(row, price), number(row, total)];
      return count === null || each === null || all === null || count === 0 || count === 1 || each === 0
        ? []
        : [{ count, each, all }];
    });
  }

  function isProduct(asked: Compared): boolean {
    const found = compared(asked);
    return found.length >= LEAST_PROOF && areMost(found, isWhole);
  }

  /** What a price is that no heading explains, as the price of one unit or totals with VAT prove; null where nothing does. */
  function fieldOfPrice(price: number): 'money' | 'unitPrice' | null {
    if (amount === undefined) return 'money';
    if (rows.every((row) => [null, 0, 1].includes(number(row, amount)))) return 'money';
    for (const each of unitPrices({ listed: false })) {
      const found = compared({ counted: amount, price: each, total: price }).filter(({ count }) => tellsApart(count));
      if (found.length > 0 && areMost(found, isOfRow)) return 'money';
    }
    for (const total of of('gross')) {
      const found = compared({ counted: amount, price, total }).filter(({ count }) => count > MOST_TAX || count < 1 / MOST_TAX);
      if (found.length === 0) continue;
      if (areMost(found, ({ count, each, all }) => isTaxed(all / (count * each)))) return 'unitPrice';
      if (TOTAL.test(heading(total)) && areMost(found, ({ each, all }) => isTaxed(all / each))) return 'money';
    }
    return null;
  }
}

type Compared = Record<'counted' | 'price' | 'total', number>;
type PricedRow = Record<'count' | 'each' | 'all', number>;

/** The highest VAT on goods, 27 % in Hungary, with what rounding adds. */
const MOST_TAX = 1.28;
const isTaxed = (factor: number): boolean => factor >= 0.99 && factor <= MOST_TAX;

function isWhole({ count, each, all }: PricedRow): boolean {
  return Math.abs(count * each - all) <= Math.max(0.05, Math.abs(all) * 0.01);
}

/** The most that is taken off a row's price, and of what amounts no unit's price is taken for the row's then. */
const MOST_DISCOUNT = 0.5;
const tellsApart = (count: number): boolean => Math.abs(count) >= 2 || Math.abs(count) <= 0.25;

/** Whether a price is the amount times that of one unit, perhaps less a discount. */
function isOfRow({ count, each, all }: PricedRow): boolean {
  const part = all / (count * each);
  return isWhole({ count, each, all }) || (part > MOST_DISCOUNT && part <= 1);
}

function areMost(rows: readonly PricedRow[], are: (row: PricedRow) => boolean): boolean {
  return rows.filter(are).length >= rows.length * PROVEN;
}

/** Of a column that holds something else nothing is said. */
function roleOf(field: SheetField | null, named: string): MoneyRole | null | undefined {
  const role = moneyRole(named);
  if (field === 'money') return role ?? 'price';
  if (field === 'unitPrice') return role === 'other' || role === 'gross' ? role : 'unit';
  if (field === 'unit') return role === 'unit' ? 'unit' : undefined;
  // "Amount" beside a column of quantities is money; a word of a total alone may count anything else.
  return field === null ? role : undefined;
}
