import type { Database } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { dropPicture } from '../../platform/storage/uploads.ts';
import { purgeProgress } from '../store/progress-store.ts';
import { purgeLinks } from '../store/report-link-store.ts';
import { purgeMails } from '../store/report-mail-store.ts';
import { emptyReportBin } from '../report-store.ts';

/** Removes for good what was binned 30 days ago, with its thumbnail, how far the saves of yesterday had come, and addresses that did not answer. */
export async function purgeReports(database: Database, now: Date, files: FileStore): Promise<void> {
  for (const thumbnail of await emptyReportBin(database, now)) await dropPicture(files, thumbnail);
  await purgeProgress(database, now);
  await purgeLinks(database, now);
  await purgeMails(database, now);
}
