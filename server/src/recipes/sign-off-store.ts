import { randomUUID } from 'node:crypto';
import {
  SignedContent,
  type SignOffKind,
  type StandingSignOffs as SaidSignOffs,
} from '@plateprint/shared/recipes/allergens/allergen-sign-off.ts';
import type { SignOff } from '@plateprint/shared/recipes/api/allergen-sign-off-api.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** The present signatures on a recipe, and who answers for its allergens. */
export interface StandingSignOffs extends SaidSignOffs {
  signed: { by: string | null; at: string } | null;
}

/** The present signatures on recipes of an organization, by the recipe's id; an unsigned one is absent. */
export async function standingSignOffs(
  database: Database,
  organizationId: string,
  recipeIds: readonly string[],
): Promise<ReadonlyMap<string, StandingSignOffs>> {
  if (recipeIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('allergen_sign_off')
    .leftJoin('person', 'person.id', 'allergen_sign_off.signed_by')
    .select(['recipe_id', 'kind', 'signed', 'signed_at', 'person.firstname', 'person.lastname', 'person.email'])
    .where('allergen_sign_off.organization_id', '=', organizationId)
    .where(sql<boolean>`recipe_id = any(${recipeIds}::text[])`)
    .where('undone_at', 'is', null)
    .execute();
  const byRecipe = Map.groupBy(rows, (row) => row.recipe_id);
  return new Map(
    [...byRecipe].map(([id, standing]) => {
      const allergens = standing.find(({ kind }) => kind === 'allergens');
      const isGlutenFree = standing.some(({ kind }) => kind === 'gluten_free');
      return [
        id,
        {
          allergens: allergens ? SignedContent.parse(allergens.signed) : null,
          glutenFree: isGlutenFree,
          signed: allergens ? { by: signerOf(allergens), at: allergens.signed_at.toISOString() } : null,
        },
      ];
    }),
  );
}

/** Null for somebody whose account was erased: then there is no address. */
function signerOf({
  firstname,
  lastname,
  email,
}: {
  firstname: string | null;
  lastname: string | null;
  email: string | null;
}): string | null {
  return email ? `${firstname ?? ''} ${lastname ?? ''}`.trim() : null;
}

/** A recipe, in the organization that its sign-offs belong to. */
interface SignedRecipe {
  id: string;
  organizationId: string;
}

/** Everything that was ever signed of a recipe, newest first. */
export async function signOffsOf(database: Database, { id, organizationId }: SignedRecipe): Promise<SignOff[]> {
  const rows = await database
    .selectFrom('allergen_sign_off')
    .leftJoin('person', 'person.id', 'allergen_sign_off.signed_by')
    .selectAll('allergen_sign_off')
    .select(['person.firstname', 'person.lastname', 'person.email'])
    .where('allergen_sign_off.organization_id', '=', organizationId)
    .where('allergen_sign_off.recipe_id', '=', id)
    .orderBy('signed_at', 'desc')
    .orderBy('allergen_sign_off.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as SignOffKind,
    by: signerOf(row),
    at: row.signed_at.toISOString(),
    signed: SignedContent.parse(row.signed),
    undone:
      row.undone_at === null
        ? null
        : { at: row.undone_at.toISOString(), why: row.undone_why === 'withdrawn' ? 'withdrawn' : 'changed' },
  }));
}

/** Signs anew over what stands of the kind. */
export async function keepSignOff(
  database: Database,
  { id, organizationId }: SignedRecipe,
  { kind, signed, by, at }: { kind: SignOffKind; signed: SignedContent; by: string; at: Date },
): Promise<void> {
  await endSignOff(database, { id, organizationId }, { kind, at });
  await database
    .insertInto('allergen_sign_off')
    .values({
      id: randomUUID(),
      organization_id: organizationId,
      recipe_id: id,
      kind,
      signed_by: by,
      signed_at: at,
      signed: JSON.stringify(signed),
    })
    .execute();
}

/** @returns whether something stood. */
export async function endSignOff(
  database: Database,
  { id, organizationId }: SignedRecipe,
  { kind, at }: { kind: SignOffKind; at: Date },
): Promise<boolean> {
  const ended = await database
    .updateTable('allergen_sign_off')
    .set({ undone_at: at, undone_why: 'withdrawn' })
    .where('organization_id', '=', organizationId)
    .where('recipe_id', '=', id)
    .where('kind', '=', kind)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}
