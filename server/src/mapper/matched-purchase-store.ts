import type { MatchedPurchase } from '@plateprint/shared/mapper/waiting-names.ts';
import type { Database } from '../platform/database/database.ts';

/** Keeps what a report bought and had not to wait for, in place of what it had before. Call it in the transaction of its save. */
export async function keepMatched(
  transaction: Database,
  { reportId, organizationId, matched }: { reportId: string; organizationId: string; matched: MatchedPurchase },
): Promise<void> {
  const sums = {
    organization_id: organizationId,
    rows: matched.rows,
    weight: matched.weight,
    weight_guessed: matched.weightGuessed,
    co2: matched.co2,
  };
  await transaction
    .insertInto('matched_purchase')
    .values({ report_id: reportId, ...sums })
    .onConflict((conflict) => conflict.column('report_id').doUpdateSet(sums))
    .execute();
}
