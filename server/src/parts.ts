import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type pg from 'pg';
import type { Database } from './database/database.ts';
import type { Mailer } from './mail/outbox.ts';
import type { FileStore } from './storage/file-store.ts';
import type { Sessions } from './users/who-sends.ts';

/** What the areas are built of; tests hand in their own clock, mail and file store, everything else is real. */
export interface Parts {
  database: Database;
  pool: pg.Pool;
  foodData: FoodData;
  clock: () => Date;
  mailer: Mailer;
  files: FileStore;
  sessions: Sessions;
}
