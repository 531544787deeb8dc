/** Which names have a word, for many words: one array for all lists, a quarter of what a list of their own each would take. */
export class Postings {
  private readonly ordinals = new Map<string, number>();
  private readonly starts: Uint32Array;
  private readonly places: Uint32Array;

  constructor(lists: ReadonlyMap<string, readonly number[]>) {
    let total = 0;
    for (const list of lists.values()) total += list.length;
    this.starts = new Uint32Array(lists.size + 1);
    this.places = new Uint32Array(total);
    let at = 0;
    for (const [key, list] of lists) {
      this.starts[this.ordinals.size] = at;
      this.ordinals.set(key, this.ordinals.size);
      this.places.set(list, at);
      at += list.length;
    }
    this.starts[lists.size] = at;
  }

  keys(): Iterable<string> {
    return this.ordinals.keys();
  }

  of(key: string): Uint32Array {
    const ordinal = this.ordinals.get(key);
    return ordinal === undefined ? NONE : this.places.subarray(this.starts[ordinal], this.starts[ordinal + 1]);
  }
}

const NONE = new Uint32Array(0);

/** Adds a place to a key's list, once. */
export function post(lists: Map<string, number[]>, key: string, place: number): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [place]);
  else if (list.at(-1) !== place) list.push(place);
}
