import type { ProblemCode } from '@plateprint/shared/kernel/api/app-error.ts';
import { ClientFailure, isProblem } from '../../platform/api/client-failure.ts';

/** A saved thing, as far as a save has to know it. */
export interface Saved {
  id: string;
  version: number;
}

/** A save that was sent and never answered: the server may have it, or not. */
export interface UnansweredSave<Draft> {
  sent: Draft;
  /** The saved thing that it was a version of; null: a new one. */
  id: string | null;
}

/** The calls by which a kind of thing is saved. */
export interface SaveCalls<Draft, Thing extends Saved> {
  create: (draft: Draft) => Promise<Thing>;
  update: (draft: Draft, base: Saved) => Promise<Thing>;
  read: (id: string) => Promise<Thing>;
  /** Ids of what a draft that was sent may have become, the likeliest first. */
  likely: (draft: Draft) => Promise<readonly string[]>;
  isSent: (thing: Thing, draft: Draft) => boolean | Promise<boolean>;
}

export interface SaveOf<Draft> {
  draft: Draft;
  /** The saved thing it began from, or the newer one that is saved over; null: a new one. */
  base: Saved | null;
  /** The save before it, where no answer came. */
  unanswered: UnansweredSave<Draft> | null;
}

export type SaveOutcome<Draft, Thing> =
  | { kind: 'saved'; thing: Thing }
  /** Somebody saved a newer version; null where it cannot be read now. */
  | { kind: 'conflict'; failure: ClientFailure; newer: Thing | null }
  | { kind: 'failed'; failure: ClientFailure; unanswered: UnansweredSave<Draft> | null };

/** Saves once. What a lost answer leaves in doubt is looked for first, so that saving again makes no second one. */
export async function runSave<Draft, Thing extends Saved>(
  calls: SaveCalls<Draft, Thing>,
  { draft, base, unanswered }: SaveOf<Draft>,
): Promise<SaveOutcome<Draft, Thing>> {
  try {
    const arrived = unanswered && (await arrivedOf(calls, unanswered));
    if (arrived && (await calls.isSent(arrived, draft))) return { kind: 'saved', thing: arrived };
    const from = arrived ?? base;
    return { kind: 'saved', thing: from ? await calls.update(draft, from) : await calls.create(draft) };
  } catch (thrown) {
    if (!(thrown instanceof ClientFailure)) throw thrown;
    if (isProblem(thrown, 'changed_meanwhile') && base)
      return { kind: 'conflict', failure: thrown, newer: await calls.read(base.id).catch(() => null) };
    const lost = mayHaveArrived(thrown) ? { sent: draft, id: base?.id ?? null } : null;
    return { kind: 'failed', failure: thrown, unanswered: unanswered ?? lost };
  }
}

/** Whether a failed save may have been kept all the same: the connection broke, or the server did, or the proxy before it. */
export function mayHaveArrived({ kind, code }: ClientFailure): boolean {
  return kind === 'network' || kind === 'timeout' || code === 'internal' || code === 'unavailable';
}

const LATER: readonly ProblemCode[] = ['no_room', 'too_many_requests', 'request_timeout'];

/** Whether the same save may pass later without a change: then what was written waits in the browser. */
export function mayPassLater(failure: ClientFailure): boolean {
  return mayHaveArrived(failure) || LATER.some((code) => code === failure.code);
}

/** The saved thing behind an unanswered save; null when the save never arrived. */
async function arrivedOf<Draft, Thing extends Saved>(
  { read, likely, isSent }: SaveCalls<Draft, Thing>,
  { sent, id }: UnansweredSave<Draft>,
): Promise<Thing | null> {
  const ids = id === null ? await likely(sent) : [id];
  for (const each of ids) {
    const thing = await read(each);
    if (await isSent(thing, sent)) return thing;
  }
  return null;
}
