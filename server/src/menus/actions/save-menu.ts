import type { Database } from '../../platform/database/database.ts';
import type { StoredMenu } from '../menu-row.ts';
import { type MenuSave, type OwnedMenu, replaceMenu } from '../menu-store.ts';
import { keepMenuVersion } from '../store/menu-version-store.ts';

/** Saves a menu; without the version that it started from, what it writes over is kept as a version. @throws changed_meanwhile */
export async function saveMenu(database: Database, kept: OwnedMenu, save: MenuSave): Promise<StoredMenu> {
  return database.transaction().execute(async (transaction) => {
    if (save.version === undefined) await keepMenuVersion(transaction, kept);
    return replaceMenu(transaction, kept, save);
  });
}
