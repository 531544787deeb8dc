import { DraftHeader } from './draft-header.ts';
import { type DraftPlace, keyOfPlace, placeOfKey } from './draft-place.ts';

/** The browser's storage, or what stands in its place. */
export type KeyStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** A draft as it is stored: its header in the first line, its content below. */
export interface StoredDraft {
  /** Null: it is damaged. */
  header: DraftHeader | null;
  text: string;
}

export function keysOf(storage: KeyStorage): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
}

/** Where somebody's drafts lie. */
export function placesOf(storage: KeyStorage, userId: string): DraftPlace[] {
  return keysOf(storage)
    .map(placeOfKey)
    .filter((place) => place?.userId === userId)
    .filter((place) => place !== null);
}

export function storedDraft(storage: KeyStorage, place: DraftPlace): StoredDraft | null {
  const stored = storage.getItem(keyOfPlace(place));
  if (stored === null) return null;
  const end = stored.indexOf('\n');
  const header = DraftHeader.safeParse(jsonOf(end < 0 ? stored : stored.slice(0, end)));
  return header.success ? { header: header.data, text: stored.slice(end + 1) } : { header: null, text: stored };
}

/** Characters of a draft, 0 where there is none. */
export function sizeOfDraft(storage: KeyStorage, place: DraftPlace): number {
  return storage.getItem(keyOfPlace(place))?.length ?? 0;
}

/** False where the storage is full or forbidden; what stood there before stays. */
export function storeDraft(storage: KeyStorage, place: DraftPlace, { header, text }: StoredDraft): boolean {
  return put(storage, keyOfPlace(place), header === null ? text : `${JSON.stringify(header)}\n${text}`);
}

export function removeDraft(storage: KeyStorage, place: DraftPlace): void {
  storage.removeItem(keyOfPlace(place));
}

/** The value of a JSON text; undefined for a text that is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export function put(storage: KeyStorage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
