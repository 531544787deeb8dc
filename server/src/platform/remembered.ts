import { isMainThread } from 'node:worker_threads';

export interface RememberedFigures {
  name: string;
  entries: number;
  most: number;
}

/** What is shown of all that this process remembers: a name may stand for several, one of each release. */
const all = new Set<WeakRef<Remembered<unknown>>>();

/** Answers that are kept to save asking again, under a name and up to a number: the one that was used longest ago goes first. */
export class Remembered<Value> {
  readonly name: string;
  readonly most: number;
  private readonly values = new Map<string, Value>();

  /** @param inThreads how many in a thread beside the one that answers requests, where that is fewer */
  constructor(name: string, most: number, inThreads = most) {
    this.name = name;
    this.most = isMainThread ? most : inThreads;
    all.add(new WeakRef(this));
  }

  has(key: string): boolean {
    return this.values.has(key);
  }

  get size(): number {
    return this.values.size;
  }

  get(key: string, make: () => Value): Value {
    const known = this.values.has(key);
    const value = known ? (this.values.get(key) as Value) : make();
    this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.values.delete(key);
    this.values.set(key, value);
    const oldest = this.values.size > this.most ? this.values.keys().next().value : undefined;
    if (oldest !== undefined) this.values.delete(oldest);
  }
}

/** What is remembered where nothing knows of figures: it says them when it is asked. */
const others = new Map<string, () => Omit<RememberedFigures, 'name'>>();

export function showRemembered(name: string, figures: () => Omit<RememberedFigures, 'name'>): void {
  others.set(name, figures);
}

export function rememberedFigures(): RememberedFigures[] {
  const figures = new Map<string, RememberedFigures>();
  for (const [name, figuresOf] of others) figures.set(name, { name, ...figuresOf() });
  for (const each of all) {
    const remembered = each.deref();
    if (!remembered) all.delete(each);
    else {
      const { entries = 0, most = 0 } = figures.get(remembered.name) ?? {};
      figures.set(remembered.name, { name: remembered.name, entries: entries + remembered.size, most: most + remembered.most });
    }
  }
  return [...figures.values()];
}
