import type { Mailer } from '../mail/mail.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { Meters } from './meters.ts';

/** The mailer, with what becomes of each mail counted. */
export function countMails(mailer: Mailer, { mails }: Pick<Meters, 'mails'>): Mailer {
  return {
    async send(mail) {
      try {
        await mailer.send(mail);
        mails.inc({ outcome: 'sent' });
      } catch (error) {
        mails.inc({ outcome: 'failed' });
        throw error;
      }
    },
  };
}

/** The file store, with what it was asked and what became of it counted. */
export function countFiles(files: FileStore, { fileCalls }: Pick<Meters, 'fileCalls'>): FileStore {
  async function counted<T>(action: string, asked: () => Promise<T>): Promise<T> {
    try {
      const result = await asked();
      fileCalls.inc({ action, outcome: result === null ? 'missing' : 'done' });
      return result;
    } catch (error) {
      fileCalls.inc({ action, outcome: 'failed' });
      throw error;
    }
  }
  return {
    put: async (key, content) => counted('put', async () => files.put(key, content)),
    get: async (key) => counted('get', async () => files.get(key)),
    remove: async (key) => counted('remove', async () => files.remove(key)),
  };
}
