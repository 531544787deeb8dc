import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

export interface InvoiceRow {
  id: string;
  organization_id: string;
  restaurant_id: string;
  supplier_key: string;
  supplier_name: string;
  supplier_id: string | null;
  number: string;
  kind: string;
  issued: string;
  currency: string | null;
  line_total: number | null;
  created_at: Timestamp;
  /** The name of its rows in their report; null on an invoice that the former version kept, as the buyer is. */
  source: string | null;
  buyer_id: string | null;
  /** What discounts on the whole took off its goods; 0 on an invoice that the former version kept. */
  discount: Generated<number>;
  /** Numbers of the invoices that this correction took the place of. */
  replaces: Generated<string[]>;
}

export interface InvoiceLineRow {
  invoice_id: string;
  place: number;
  organization_id: string;
  line_id: string;
  name: string;
  description: string;
  quantity: number | null;
  unit: string | null;
  grams: number | null;
  net: number | null;
  gtin: string | null;
  article_number: string | null;
  origin: string | null;
  set_aside: string | null;
  /** Null on a line that the former version kept. */
  article_key: string | null;
}

export interface InvoiceBuyerRow {
  organization_id: string;
  buyer_id: string;
  restaurant_id: string;
}

export interface ArticleWeightRow {
  organization_id: string;
  supplier_key: string;
  article_key: string;
  code: string;
  grams: number;
  decided_by: string | null;
  decided_at: Timestamp;
}

export interface PurchaseBalanceRow {
  organization_id: string;
  restaurant_id: string;
  from_month: string;
  to_month: string;
  family: string;
  reasons: string[];
  opening_grams: number | null;
  closing_grams: number | null;
  noted_at: Timestamp;
}

export interface TypedPriceRow {
  organization_id: string;
  restaurant_id: string;
  variation_id: string;
  ingredient_id: string;
  per_kg: number;
  currency: string | null;
  typed_by: string | null;
  typed_at: Timestamp;
}

export interface MakerStatementRow {
  organization_id: string;
  supplier_key: string;
  article_key: string;
  name: string;
  allergens: ColumnType<unknown, string, string>;
  ingredients: string;
  stated_on: string;
  source: string;
  link: string | null;
  saved_by: string | null;
  saved_at: Timestamp;
}
