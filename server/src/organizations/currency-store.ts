import { type CurrencyFrom, OrganizationCurrencies } from '@plateprint/shared/organizations/currency.ts';
import type { Database } from '../platform/database/database.ts';

/** Stored currencies; those of a later version, which nobody here understands, say nothing. */
export function currenciesIn(stored: unknown): CurrencyFrom[] {
  return OrganizationCurrencies.safeParse(stored).data ?? [];
}

/** What an organization said about its currency, and its country. */
export async function organizationCurrencies(
  database: Database,
  organizationId: string,
): Promise<{ said: CurrencyFrom[]; country: string }> {
  const row = await database
    .selectFrom('organization')
    .select(['location', 'currencies'])
    .where('id', '=', organizationId)
    .executeTakeFirst();
  return { said: currenciesIn(row?.currencies), country: row?.location ?? '' };
}
