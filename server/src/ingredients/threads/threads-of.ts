import { availableParallelism } from 'node:os';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { addedFigures, type RememberedFigures } from '@plateprint/shared/kernel/memory/remembered.ts';
import { openThreads, type ThreadFigures, type Threads } from '../../platform/threads/threads.ts';
import { shareFoodData } from './shared-food-data.ts';

const MOST_THREADS = 4;
/** Memory of a thread besides what is shared: its code, the tables, open files, and the answers of an order. */
const MEGABYTES = 256;
/** Milliseconds without work after which its memory is worth more. */
const IDLE = 60_000;

const opened = new WeakMap<FoodData, Promise<Threads>>();
const all = new Set<WeakRef<Threads>>();

/** The threads that share food data; they start with the first work, and end when there is none. */
export async function threadsOf(foodData: FoodData): Promise<Threads> {
  const known = opened.get(foodData) ?? openedOver(foodData);
  opened.set(foodData, known);
  return known;
}

async function openedOver(foodData: FoodData): Promise<Threads> {
  const threads = openThreads(await shareFoodData(foodData), {
    most: Math.max(1, Math.min(MOST_THREADS, availableParallelism())),
    megabytes: MEGABYTES,
    idle: IDLE,
  });
  all.add(new WeakRef(threads));
  return threads;
}

/** The heaps of all threads of this process, in bytes. */
export async function threadHeapBytes(): Promise<number> {
  const heaps = await Promise.all([...all].map(async (each) => each.deref()?.heapBytes() ?? 0));
  return heaps.reduce((sum, bytes) => sum + bytes, 0);
}

/** What all threads of this process keep in memories of their own. */
export function threadMemories(): RememberedFigures[] {
  return addedFigures([...all].flatMap((each) => each.deref()?.remembered() ?? []));
}

/** The figures of all threads of this process. */
export function threadFigures(): ThreadFigures {
  const figures = [...all].flatMap((each) => each.deref()?.figures() ?? []);
  const sum = (of: keyof ThreadFigures): number => figures.reduce((total, each) => total + each[of], 0);
  return { running: sum('running'), working: sum('working'), waiting: sum('waiting'), died: sum('died'), done: sum('done') };
}
