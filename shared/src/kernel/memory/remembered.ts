export interface RememberedFigures {
  name: string;
  entries: number;
  most: number;
}

type RememberedLike = Pick<Remembered<never>, 'name' | 'most' | 'size'>;

interface Entry<Value> {
  value: Value;
  weight: number;
  /** Since it was last passed by for it. */
  wasUsed: boolean;
}

/** All memories of this process; several may share a name, one for each release. */
const all = new Set<WeakRef<RememberedLike>>();

/** The share of all that is forgotten at once. */
const ROOM = 16;

/**
 * Answers that are kept to save asking again, under a name and up to a number: those that were not used since room was last made go first, the oldest
 * of them before the others. Whoever keeps answers beyond one request keeps them here, so that each has an end and is seen in the metrics (`checks/memories.ts`).
 */
export class Remembered<Value> {
  readonly name: string;
  readonly most: number;
  private readonly weigh: (value: Value) => number;
  private readonly kept = new Map<string, Entry<Value>>();
  private weight = 0;

  /** @param weigh what a value counts for, where one may be much larger than another: the name then says in what */
  constructor(name: string, most: number, weigh: (value: Value) => number = () => 1) {
    this.name = name;
    this.most = most;
    this.weigh = weigh;
    all.add(new WeakRef(this));
  }

  has(key: string): boolean {
    return this.kept.has(key);
  }

  /** How much is kept, in what `most` counts. */
  get size(): number {
    return this.weight;
  }

  /** The known value, of which this is a use; else the one that `make` returns. */
  get(key: string, make: () => Value): Value {
    const known = this.kept.get(key);
    if (!known) return this.set(key, make());
    // Moving it to the end with each use would write the whole map anew every few thousand uses.
    known.wasUsed = true;
    return known.value;
  }

  /** The known value, without counting as a use: for a million look-ups, and for values that hold only for a while. */
  glance(key: string): Value | undefined {
    return this.kept.get(key)?.value;
  }

  /** Keeps a value, or weighs it anew. One that alone is too much is not kept. */
  set(key: string, value: Value): Value {
    this.delete(key);
    const weight = this.weigh(value);
    this.kept.set(key, { value, weight, wasUsed: false });
    this.weight += weight;
    if (this.weight > this.most) this.makeRoom(key);
    return value;
  }

  /** Some at once: finding the oldest of a map takes as long as finding many. What was just kept stays, where it is not too much alone. */
  private makeRoom(latest: string): void {
    const goal = this.most - Math.floor(this.most / ROOM);
    for (const [oldest, kept] of this.kept) {
      if (this.weight <= goal) return;
      if (oldest === latest && this.kept.size > 1) {
        this.kept.delete(oldest);
        this.kept.set(oldest, kept);
      } else if (kept.wasUsed) {
        kept.wasUsed = false;
        this.kept.delete(oldest);
        this.kept.set(oldest, kept); // its turn comes again, behind all others
      } else this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.weight -= this.kept.get(key)?.weight ?? 0;
    this.kept.delete(key);
  }

  /** Forgets what is about something, or everything. */
  forget(isAbout: (value: Value) => boolean = () => true): void {
    for (const [key, { value }] of this.kept) if (isAbout(value)) this.delete(key);
  }
}

/** The entries of all memories of one name together, and their bound. */
export function rememberedFigures(): RememberedFigures[] {
  const figures: RememberedFigures[] = [];
  for (const each of all) {
    const remembered = each.deref();
    if (remembered) figures.push({ name: remembered.name, entries: remembered.size, most: remembered.most });
    else all.delete(each);
  }
  return addedFigures(figures);
}

/** Those of one name together. */
export function addedFigures(figures: readonly RememberedFigures[]): RememberedFigures[] {
  const added = new Map<string, RememberedFigures>();
  for (const { name, entries, most } of figures) {
    const before = added.get(name);
    added.set(name, { name, entries: entries + (before?.entries ?? 0), most: most + (before?.most ?? 0) });
  }
  return [...added.values()];
}
