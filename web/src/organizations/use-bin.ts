import { useNotices } from '../ui/notices/notices.tsx';
import { useAlert } from './use-alert.ts';

interface BinActions<T> {
  remove: (thing: T) => Promise<unknown>;
  restore: (thing: T) => Promise<unknown>;
  noticesOf: (thing: T) => { deleted: string; restored: string; undo: string };
}

interface Bin<T> {
  /** Answers whether it worked. */
  putIn: (thing: T) => Promise<boolean>;
  takeOut: (thing: T) => void;
}

/** Puts things into their bin and takes them out of it, each with a notice, whose undo brings back what was put in. */
export function useBin<T>({ remove, restore, noticesOf }: BinActions<T>): Bin<T> {
  const notices = useNotices();
  const alert = useAlert();

  // Promises rather than callbacks: undo also works from the next page, when this one is gone.
  async function takeOut(thing: T) {
    try {
      await restore(thing);
      notices.show({ message: noticesOf(thing).restored });
    } catch (failure) {
      alert(failure);
    }
  }

  async function putIn(thing: T) {
    try {
      await remove(thing);
      const { deleted, undo } = noticesOf(thing);
      notices.show({ message: deleted, action: { label: undo, run: () => void takeOut(thing) } });
      return true;
    } catch (failure) {
      alert(failure);
      return false;
    }
  }

  return { putIn, takeOut: (thing) => void takeOut(thing) };
}
