import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { ListedFileStore } from './file-store.ts';

/** The file store, to which nothing is added while there is no room; what is there can be read and removed. */
export function filesWithRoom(files: ListedFileStore, hasRoom: () => boolean): ListedFileStore {
  return {
    ...files,
    async put(key, content) {
      if (!hasRoom()) throw new AppError('no_room');
      return files.put(key, content);
    },
  };
}
