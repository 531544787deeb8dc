import type { Database } from '../../platform/database/database.ts';

/** The dish of a photograph: within one organization. */
interface Dish {
  id: string;
  organizationId: string;
}

/** Gives a recipe a photograph or takes it off (null). @returns the path of the former one, which nothing shows any more */
export async function changePhoto(
  database: Database,
  { id, organizationId }: Dish,
  photo: string | null,
): Promise<string | null> {
  return database.transaction().execute(async (transaction) => {
    const former = await transaction
      .selectFrom('recipe')
      .select('photo')
      .where('id', '=', id)
      .where('organization_id', '=', organizationId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    await transaction
      .updateTable('recipe')
      .set({ photo })
      .where('id', '=', id)
      .where('organization_id', '=', organizationId)
      .execute();
    return former?.photo ?? null;
  });
}
