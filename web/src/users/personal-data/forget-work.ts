/** Under this prefix and their id lies everything that a person works on in this browser (docs/decisions/0008). */
const PREFIX = 'plateprint.working.';

/** Takes away all that somebody was working on in this browser. */
export function forgetWorkOf(userId: string, storage: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  try {
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    for (const key of keys) if (key.startsWith(PREFIX) && key.split('.').includes(userId)) storage.removeItem(key);
  } catch {
    // A forbidden storage keeps nothing.
  }
}
