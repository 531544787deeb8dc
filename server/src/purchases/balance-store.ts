import { BALANCE_REASONS, type BalanceNote } from '@plateprint/shared/purchases/balance/balance.ts';
import type { Database } from '../platform/database/database.ts';

export interface BalanceTime {
  organizationId: string;
  restaurantId: string;
  /** Months. */
  from: string;
  to: string;
}

/** Notes on the families of a time. */
export async function balanceNotes(
  database: Database,
  { organizationId, restaurantId, from, to }: BalanceTime,
): Promise<BalanceNote[]> {
  const rows = await database
    .selectFrom('purchase_balance')
    .select(['family', 'reasons', 'opening_grams as openingGrams', 'closing_grams as closingGrams'])
    .where('organization_id', '=', organizationId)
    .where('restaurant_id', '=', restaurantId)
    .where('from_month', '=', from)
    .where('to_month', '=', to)
    .execute();
  return rows.map((row) => ({ ...row, reasons: BALANCE_REASONS.filter((reason) => row.reasons.includes(reason)) }));
}

export async function keepBalanceNote(
  database: Database,
  { organizationId, restaurantId, from, to, now }: BalanceTime & { now: Date },
  { family, reasons, openingGrams, closingGrams }: BalanceNote,
): Promise<void> {
  const note = { reasons: [...new Set(reasons)], opening_grams: openingGrams, closing_grams: closingGrams, noted_at: now };
  await database
    .insertInto('purchase_balance')
    .values({
      organization_id: organizationId,
      restaurant_id: restaurantId,
      from_month: from,
      to_month: to,
      family,
      ...note,
    })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'restaurant_id', 'from_month', 'to_month', 'family']).doUpdateSet(note),
    )
    .execute();
}
