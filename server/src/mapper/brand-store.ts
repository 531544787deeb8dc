import type { Author } from '@plateprint/shared/access/actor.ts';
import { type Brands, brandsSaidBy } from '@plateprint/shared/mapper/brands.ts';
import type { Database } from '../platform/database/database.ts';

const MOST_LISTED = 500;

/** All words that somebody of an organization spoke about, those that are brands, and those that are none. */
export async function wordsSaid(database: Database, organizationId: string) {
  return database
    .selectFrom('purchase_brand')
    .select(['word', 'is_brand'])
    .where('organization_id', '=', organizationId)
    .execute();
}

/** The words that an organization knows as brands, and those that it said are none. */
export async function brandsOf(database: Database, organizationId: string): Promise<Brands> {
  const said = await wordsSaid(database, organizationId);
  return brandsSaidBy(said.map(({ word, is_brand: isBrand }) => ({ word, isBrand })));
}

export type StoredBrand = Awaited<ReturnType<typeof brandsSaid>>[number];

/** Decisions that words are brands or not, the latest first; the oldest of very many are left out. */
export async function brandsSaid(database: Database, organizationId: string) {
  return database
    .selectFrom('purchase_brand as brand')
    .leftJoin('person', 'person.id', 'brand.decided_by')
    .select(['brand.word', 'brand.written', 'brand.is_brand', 'brand.decided_at', 'person.firstname', 'person.lastname'])
    .where('brand.organization_id', '=', organizationId)
    .orderBy('brand.decided_at', 'desc')
    .orderBy('brand.word')
    .limit(MOST_LISTED)
    .execute();
}

export interface SaidBrand {
  word: string;
  written: string;
  /** Null takes back what was said. */
  isBrand: boolean | null;
}

/** Keeps what somebody says about a word; the last holds. */
export async function keepBrand(
  transaction: Database,
  { word, written, isBrand }: SaidBrand,
  { organizationId, by, at }: { organizationId: string; by: Author; at: Date },
): Promise<void> {
  if (isBrand === null) {
    await transaction
      .deleteFrom('purchase_brand')
      .where('organization_id', '=', organizationId)
      .where('word', '=', word)
      .execute();
    return;
  }
  const said = { written, is_brand: isBrand, decided_by: by.personId, decided_at: at };
  await transaction
    .insertInto('purchase_brand')
    .values({ organization_id: organizationId, word, ...said })
    .onConflict((conflict) => conflict.columns(['organization_id', 'word']).doUpdateSet(said))
    .execute();
}
