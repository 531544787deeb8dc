import type { DraftHeader } from './draft-header.ts';
import type { DraftPlace } from './draft-place.ts';
import { jsonOf, type KeyStorage, keysOf, put, storeDraft } from './draft-storage.ts';
import { randomId } from './random-id.ts';

/** Until November 2026 drafts lay here without a header: `<kind>.<person>[.<id or new…>]`, a backup beside a report's. */
const PREFIX = 'plateprint.working.';
const BACKUP = 'Backup';
/** Latest saves in this browser, until the server said who saved a newer version. */
const SAVES = 'plateprint.saves.';

interface FormerPlace {
  key: string;
  kind: string;
  userId: string;
  of: string;
}

function formerPlaces(storage: KeyStorage, userId: string): FormerPlace[] {
  return keysOf(storage).flatMap((key) => {
    if (!key.startsWith(PREFIX)) return [];
    const [kind = '', owner, ...rest] = key.slice(PREFIX.length).split('.');
    return owner === userId ? [{ key, kind, userId, of: rest.join('.') }] : [];
  });
}

/** Gives drafts of former releases a place and a header of today, as they are; their own kind reads them. */
export function adoptFormerDrafts(storage: KeyStorage, userId: string, now: Date): void {
  storage.removeItem(SAVES + userId);
  const places = formerPlaces(storage, userId);
  const backups = new Map(places.filter(({ kind }) => kind.endsWith(BACKUP)).map((place) => [place.kind + place.of, place]));
  for (const place of places) {
    if (!place.kind.endsWith(BACKUP)) adopt(storage, { place, backup: backups.get(place.kind + BACKUP + place.of), now });
  }
}

function adopt(
  storage: KeyStorage,
  { place, backup, now }: { place: FormerPlace; backup?: FormerPlace | undefined; now: Date },
): void {
  const text = storage.getItem(place.key);
  if (text === null) return;
  const beside = backup && storage.getItem(backup.key);
  const to: DraftPlace = { userId: place.userId, kind: place.kind, id: randomId() };
  // Taken away first: there may be no room for both.
  storage.removeItem(place.key);
  if (backup) storage.removeItem(backup.key);
  const isMoved =
    storeDraft(storage, to, { header: headerOf(place, now), text: withBackup(text, beside ?? null) }) ||
    storeDraft(storage, to, { header: headerOf(place, now), text });
  if (!isMoved) put(storage, place.key, text);
}

function withBackup(text: string, beside: string | null): string {
  const [content, backup] = [jsonOf(text), beside === null ? undefined : jsonOf(beside)];
  if (typeof content !== 'object' || content === null || backup === undefined) return text;
  return JSON.stringify({ ...content, backup });
}

function headerOf({ of }: FormerPlace, now: Date): DraftHeader {
  const isNew = of === '' || of === 'new' || of === 'new-bag' || of.startsWith('new.');
  // A new report's place named its restaurant: `new.<restaurant>.<kind of report>`.
  const restaurantId = of.startsWith('new.') ? (of.split('.')[1] ?? null) : null;
  const nothing = { writer: '', name: '', facts: {}, isUnreadable: false, hasNoRoom: false };
  return { format: 0, savedAt: now.toISOString(), thing: isNew ? null : of, restaurantId, ...nothing };
}

/** Takes away what former releases kept of somebody. */
export function removeFormerDrafts(storage: KeyStorage, userId: string): void {
  storage.removeItem(SAVES + userId);
  for (const { key } of formerPlaces(storage, userId)) storage.removeItem(key);
}
