import type { KeyStorage } from './draft-storage.ts';

/** A browser's storage with room for so many characters. */
export function memoryStorage(
  room = Infinity,
  entries: Iterable<readonly [string, string]> = [],
): KeyStorage & { all: Map<string, string> } {
  const all = new Map<string, string>(entries);
  const used = (): number => [...all].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    all,
    get length() {
      return all.size;
    },
    key: (at) => [...all.keys()][at] ?? null,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => {
      const former = all.get(key);
      if (used() - (former?.length ?? -key.length) + value.length > room) throw new Error('QuotaExceededError');
      all.set(key, value);
    },
    removeItem: (key) => void all.delete(key),
  };
}
