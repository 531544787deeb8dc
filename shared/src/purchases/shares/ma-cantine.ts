import { csvOf } from '../../kernel/csv.ts';
import type { PurchaseMark } from './purchase-mark.ts';

/**
 * The French declaration of purchases: columns and values as its table schemas have them (betagouv/ma-cantine,
 * `data/schemas/imports/achats_siret.json` and `achats_id.json`, read 2026-11-23).
 */
const COLUMNS = [
  'description',
  'fournisseur',
  'date',
  'prix_ht',
  'famille_produits',
  'categories_egalim',
  'origine',
  'est_circuit_court',
  'est_local',
  'definition_local',
  'definition_local_km',
] as const;

const FAMILIES = [
  'VIANDES_VOLAILLES',
  'CHARCUTERIE',
  'PRODUITS_DE_LA_MER',
  'FRUITS_ET_LEGUMES',
  'PRODUITS_LAITIERS',
  'BOULANGERIE',
  'BOISSONS',
  'AUTRES',
] as const;
type Family = (typeof FAMILIES)[number];

/** By the food's category; every other one is AUTRES. */
const FAMILY_OF_CATEGORY: ReadonlyMap<string, Family> = new Map(
  (
    [
      ['VIANDES_VOLAILLES', 'beef pork lamb-game poultry'],
      ['CHARCUTERIE', 'processed-meat'],
      ['PRODUITS_DE_LA_MER', 'fish shellfish'],
      ['FRUITS_ET_LEGUMES', 'vegetables potatoes-roots mushrooms-seaweed legumes fruit berries'],
      ['PRODUITS_LAITIERS', 'milk-cream cheese'],
      ['BOULANGERIE', 'bread-bakery'],
      ['BOISSONS', 'soft-drinks alcoholic-drinks coffee-tea-cocoa'],
    ] as const
  ).flatMap(([family, categories]) => categories.split(' ').map((category) => [category, family] as const)),
);

const familyOf = (category: string | null): Family => FAMILY_OF_CATEGORY.get(category ?? '') ?? 'AUTRES';

/** ASC and Swedish marks have no category there: what the law does not name is left empty. */
const EGALIM_OF_MARK: ReadonlyMap<PurchaseMark, string> = new Map([
  ['organic', 'BIO'],
  ['label_rouge', 'LABEL_ROUGE'],
  ['aop', 'AOCAOP'],
  ['igp', 'IGP'],
  ['stg', 'STG'],
  ['hve', 'HVE'],
  ['msc', 'PECHE_DURABLE'],
  ['outermost_region', 'RUP'],
  ['fairtrade', 'COMMERCE_EQUITABLE'],
  ['fermier', 'FERMIER'],
]);

/** Member states beside France. */
const OTHER_EU = new Set('AT BE BG HR CY CZ DK EE FI DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '));

export interface DeclaredPurchase {
  name: string;
  /** Empty when it is not known. */
  supplier: string;
  /** `2026-05-01` */
  date: string;
  /** Net, in euros. */
  money: number;
  category: string | null;
  marks: readonly PurchaseMark[];
  /** ISO 3166 alpha-2; null when it is not known. */
  origin: string | null;
}

/** By which number the kitchen is known there: 14 digits, or a shorter number of its own. */
export function kitchenColumn(number: string): 'siret' | 'cantine_id' | null {
  const digits = number.replaceAll(/\s/gu, '');
  if (/^\d{14}$/u.test(digits)) return 'siret';
  return /^\d{1,10}$/u.test(digits) ? 'cantine_id' : null;
}

/** The file of the declaration; @throws where the kitchen's number is none. */
export function maCantineCsv(number: string, purchases: readonly DeclaredPurchase[]): string {
  const column = kitchenColumn(number);
  if (column === null) throw new Error('A kitchen is named by its SIRET or its number.');
  const kitchen = number.replaceAll(/\s/gu, '');
  const rows = purchases.map((purchase) => [
    kitchen,
    oneLine(purchase.name),
    oneLine(purchase.supplier),
    purchase.date,
    Math.round(purchase.money * 100) / 100,
    familyOf(purchase.category),
    [...EGALIM_OF_MARK].flatMap(([mark, category]) => (purchase.marks.includes(mark) ? [category] : [])).join(','),
    originOf(purchase.origin),
    '',
    '',
    '',
    '',
  ]);
  // Their reader takes the file's first sign for a part of the first column's name.
  return csvOf([[column, ...COLUMNS], ...rows], 'comma').replace('\uFEFF', '');
}

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

function originOf(origin: string | null): string {
  if (origin === 'FR') return 'FRANCE';
  return OTHER_EU.has(origin ?? '') ? 'EUROPE' : '';
}
