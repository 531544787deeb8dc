import { fitting, type Numbers } from './packed-arrays.ts';

/** Numbers for each of many keys, all lists in one array; a key is a number itself. */
export class Postings {
  private readonly starts: Numbers;
  private readonly places: Numbers;

  constructor({ starts, places }: PostingArrays) {
    this.starts = starts;
    this.places = places;
  }

  /** Nothing for a key that nobody posted. */
  of(key: number): Numbers {
    return key < 0 ? NONE : this.places.subarray(this.starts[key] ?? 0, this.starts[key + 1] ?? 0);
  }

  has(key: number, place: number): boolean {
    if (key < 0) return false;
    const end = this.starts[key + 1] ?? 0;
    for (let at = this.starts[key] ?? 0; at < end; at++) if (this.places[at] === place) return true;
    return false;
  }

  isEmpty(key: number): boolean {
    return key < 0 || this.starts[key] === this.starts[key + 1];
  }
}

export type PostingArrays = Record<'starts' | 'places', Numbers>;

const NONE = new Uint8Array(0);

/** Packs the lists of keys from 0 up to, but without, `keys`. */
export function postingArrays(lists: ReadonlyMap<number, Iterable<number>>, keys: number): PostingArrays {
  const starts = [0];
  const places: number[] = [];
  for (let key = 0; key < keys; key++) {
    for (const place of lists.get(key) ?? []) places.push(place);
    starts.push(places.length);
  }
  return { starts: fitting(starts), places: fitting(places) };
}

/** Adds a place to a key's list, once. */
export function post<Key>(lists: Map<Key, number[]>, key: Key, place: number): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [place]);
  else if (list.at(-1) !== place) list.push(place);
}
