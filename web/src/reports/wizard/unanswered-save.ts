/** A save whose answer has not come: its key, and a short mark of what was sent. */
interface Unanswered {
  key: string;
  mark: string;
}

const PLACE = 'plateprint.report-save';

/** The key of a save: that of the last one while the same was sent and no answer came, also after a reload; else a new one. */
export function keyOfSave(sent: string): string {
  const mark = markOf(sent);
  const last = kept();
  const key = last?.mark === mark ? last.key : crypto.randomUUID();
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ key, mark } satisfies Unanswered));
  } catch {
    // Without room a reload forgets the key, nothing else.
  }
  return key;
}

/** An answer came: the next save is another one. */
export function answered(): void {
  sessionStorage.removeItem(PLACE);
}

function kept(): Unanswered | null {
  try {
    const { key, mark } = JSON.parse(sessionStorage.getItem(PLACE) ?? '{}') as Partial<Unanswered>;
    return typeof key === 'string' && typeof mark === 'string' ? { key, mark } : null;
  } catch {
    return null;
  }
}

/** Tells apart what was sent without keeping it, which may be megabytes: its length and two sums over its characters. */
function markOf(sent: string): string {
  let [one, other] = [7, 11];
  for (let index = 0; index < sent.length; index++) {
    const code = sent.charCodeAt(index);
    one = (Math.imul(one, 31) + code) | 0;
    other = (Math.imul(other, 131) ^ code) | 0;
  }
  return `${sent.length}.${one}.${other}`;
}
