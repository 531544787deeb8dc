/** The place of a draft: its owner, its kind (`recipe`, `menu`), and which thing it is a draft of. */
export interface DraftPlace {
  userId: string;
  kind: string;
  id: string;
}

const PREFIX = 'plateprint.draft.';

export function keyOfPlace({ userId, kind, id }: DraftPlace): string {
  return `${PREFIX}${userId}.${kind}.${id}`;
}

/** The place that a key of the storage stands for; null for a key of something else. */
export function placeOfKey(key: string): DraftPlace | null {
  if (!key.startsWith(PREFIX)) return null;
  const [userId, kind, ...rest] = key.slice(PREFIX.length).split('.');
  const id = rest.join('.');
  return userId && kind && id ? { userId, kind, id } : null;
}
