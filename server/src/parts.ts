import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type pg from 'pg';
import type { Database } from './database/database.ts';
import type { Jobs } from './jobs/queue.ts';
import type { Mailer } from './mail/mail.ts';
import type { FileStore } from './storage/file-store.ts';
import type { SecretBox } from './users/secret-box.ts';
import type { Sessions } from './users/who-sends.ts';

/** What the areas are built of; tests hand in their own clock, mail and file store, everything else is real. */
export interface Parts {
  database: Database;
  pool: pg.Pool;
  foodData: FoodData;
  clock: () => Date;
  mailer: Mailer;
  jobs: Jobs;
  secrets: SecretBox;
  /** Where people open the pages, without a slash at the end: for links in mails. */
  publicUrl: string;
  files: FileStore;
  sessions: Sessions;
}
