import { useNotices } from '../platform/notices/notices.tsx';
import { useAlert } from './use-alert.ts';

interface BinActions<T> {
  remove: (thing: T) => Promise<unknown>;
  restore: (thing: T) => Promise<unknown>;
  told: (thing: T) => { deleted: string; restored: string; undo: string };
}

interface Bin<T> {
  /** Answers whether it worked. */
  putIn: (thing: T) => Promise<boolean>;
  takeOut: (thing: T) => void;
}

/** Puts things into their bin and takes them out of it, each told; what was put in comes back by the notice's undo. */
export function useBin<T>({ remove, restore, told }: BinActions<T>): Bin<T> {
  const notices = useNotices();
  const alert = useAlert();

  // Promises rather than callbacks: undo also works from the next page, when this one is gone.
  async function takeOut(thing: T) {
    try {
      await restore(thing);
      notices.show({ message: told(thing).restored });
    } catch (failure) {
      alert(failure);
    }
  }

  async function putIn(thing: T) {
    try {
      await remove(thing);
      const { deleted, undo } = told(thing);
      notices.show({ message: deleted, action: { label: undo, run: () => void takeOut(thing) } });
      return true;
    } catch (failure) {
      alert(failure);
      return false;
    }
  }

  return { putIn, takeOut: (thing) => void takeOut(thing) };
}
