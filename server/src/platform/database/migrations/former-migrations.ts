import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FOLDER } from './migration-files.ts';

/** A migration as it landed before it got another number or other content. */
export interface FormerMigration {
  number: number;
  name: string;
  checksum: string;
}

/** One whose content was changed after it had landed. */
export interface ChangedMigration extends FormerMigration {
  /** True in a database that has the former content: former versions wrote no checksum down. */
  sign: string;
}

/** Landed with these numbers and were renumbered, with the same content, on 22 and 23 November 2026. */
export const RENUMBERED: readonly FormerMigration[] = [
  { number: 20, name: 'version_author', checksum: '8fd77602407fbbbb7a6a7ee5672f115169255401afe35f242d2ee251f90fff9f' },
  { number: 21, name: 'scope_change', checksum: '843012502a4bbdb0175b928e3894e981fb065f311b7ce3be4cbaee0f904e4883' },
  { number: 24, name: 'name_family', checksum: 'da72d944125118450a971adc5a4056d088a7d9273520b6bc45042dfd1ee6285d' },
  { number: 20, name: 'allergens_unknown', checksum: '048c03eb088f6d0185c97d48ffb6008bb7a241bc9089bb3c2cfe15897cf6c4c4' },
];

/** Changed on 21 and 22 November 2026 (commits df9aeec, 247e8e2, f8063e2). A file of `mends` adds what the former content lacks. */
export const CHANGED: readonly ChangedMigration[] = [
  {
    number: 5,
    name: 'tenancy',
    checksum: '6e128b2c480bbb735a622aceaf1af18992a8ce0174a73ae5dce3743caff61a99',
    sign: `select to_regclass('restaurant_name_part') is null as former`,
  },
  {
    number: 6,
    name: 'recipes',
    checksum: '3c86229666f456ef25b55d26fc61c3368cb8790c45508515d1d10e954537e023',
    sign: `select not coalesce('gin_pending_list_limit=256' = any (reloptions), false) as former from pg_class where oid = 'recipe_find'::regclass`,
  },
  {
    number: 8,
    name: 'reports',
    checksum: '539ffbe4cc526c7cbd93271b7a34a152feeff4448db676742a63336a4732881d',
    sign: `select not exists (select from pg_attribute
      where attrelid = 'mapped_ingredient_use'::regclass and attname = 'weight_guessed') as former`,
  },
];

/** The statements that make of the former content today's. */
export async function mendOf({ number, name }: FormerMigration): Promise<string> {
  return readFile(join(FOLDER, 'mends', `${String(number).padStart(4, '0')}_${name}.sql`), 'utf8');
}
