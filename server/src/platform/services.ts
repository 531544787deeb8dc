import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type pg from 'pg';
import type { Database } from './database/database.ts';
import type { Jobs } from './jobs/queue.ts';
import type { Mailer } from './mail/mail.ts';
import type { FileStore } from './storage/file-store.ts';
import type { Passwords } from './secrets/passwords.ts';
import type { SecretBox } from './secrets/secret-box.ts';
import type { Sessions } from '../platform/http/sessions.ts';

/** The services that areas use. Tests hand in their own clock, mail, file store and cost of a password; everything else is real. */
export interface Services {
  database: Database;
  pool: pg.Pool;
  foodData: FoodData;
  clock: () => Date;
  mailer: Mailer;
  jobs: Jobs;
  secrets: SecretBox;
  passwords: Passwords;
  /** Where people open the pages, without a slash at the end: for links in mails. */
  publicUrl: string;
  files: FileStore;
  sessions: Sessions;
}
