import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { draftOfImport, ingredientsOf } from '@plateprint/shared/recipes/import/import-draft.ts';
import { listRecipes } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { bulkCreateRecipes } from '@plateprint/shared/recipes/api/recipe-bulk-api.ts';
import type { LibraryScope } from '@plateprint/shared/recipes/model/recipe.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { ClientFailure } from '../../platform/api/client-failure.ts';
import { endpointKey } from '../../platform/api/endpoint-key.ts';
import type { Outcome, ReadyItem } from './import-state.ts';
import type { LineReadings } from './use-line-readings.ts';

/** Recipes in one call: progress is seen, and little is in doubt when a connection breaks. */
const RECIPES_A_CALL = 20;
/** A line is about 300 bytes on its way. */
const LINES_A_CALL = 1200;

interface CreateOf {
  restaurantId: string;
  library: LibraryScope;
  readingOf: LineReadings['readingOf'];
  onOutcomes: (outcomes: Record<string, Outcome>) => void;
}

export interface Creating {
  state: 'idle' | 'busy' | 'stopped';
  /** 0–1 */
  share: number;
  failure: ClientFailure | null;
  /** Creates these, one batch after another; true when all were answered. */
  create: (items: readonly ReadyItem[]) => Promise<boolean>;
  cancel: () => void;
}

/** Creates recipes in batches. What broke off goes on where it stopped: a recipe is not made twice. */
export function useCreateImported({ restaurantId, library, readingOf, onOutcomes }: CreateOf): Creating {
  const client = useQueryClient();
  const [state, setState] = useState<Creating['state']>('idle');
  const [share, setShare] = useState(0);
  const [failure, setFailure] = useState<ClientFailure | null>(null);
  const calledOff = useRef<AbortController | null>(null);
  useEffect(() => () => calledOff.current?.abort(), []);

  async function createBatch(batch: readonly ReadyItem[]): Promise<void> {
    const keys = batch.map(({ outcome }) => (outcome.state === 'sent' ? outcome.clientKey : newKey()));
    const recipes = batch.map((item, at) => ({
      clientKey: keys[at],
      ...draftOfImport(
        item.recipe,
        ingredientsOf(item.recipe).map((text) => readingOf(item, text)),
        library,
      ),
    }));
    const all = (outcomeAt: (at: number) => Outcome): Record<string, Outcome> =>
      Object.fromEntries(batch.map(({ id }, at) => [id, outcomeAt(at)]));
    onOutcomes(all((at) => ({ state: 'sent', clientKey: keys[at] ?? '' })));
    try {
      const reply = await call(bulkCreateRecipes, { body: { restaurantId, recipes } }, { timeout: 60_000 });
      onOutcomes(outcomesOf(batch, reply));
    } catch (thrown) {
      // A refusal is an answer: nothing of the batch was made. A server or a way that fell silent leaves it in doubt.
      if (thrown instanceof ClientFailure && (thrown.status ?? 500) < 500) onOutcomes(all(() => ({ state: 'waiting' })));
      throw thrown;
    }
  }

  async function create(items: readonly ReadyItem[]): Promise<boolean> {
    const controller = new AbortController();
    calledOff.current = controller;
    setState('busy');
    setFailure(null);
    setShare(0);
    try {
      let done = 0;
      for (const batch of batchesOf(items)) {
        // Between two batches nothing is in doubt: here it may be called off.
        if (controller.signal.aborted) throw new ClientFailure('cancelled');
        await createBatch(batch);
        done += batch.length;
        setShare(done / items.length);
      }
      setState('idle');
      return true;
    } catch (thrown) {
      if (!(thrown instanceof ClientFailure)) throw thrown;
      setFailure(thrown.kind === 'cancelled' ? null : thrown);
      setState('stopped');
      return false;
    } finally {
      void client.invalidateQueries({ queryKey: endpointKey(listRecipes) });
    }
  }

  return { state, share, failure, create, cancel: () => calledOff.current?.abort() };
}

/** Also where no https is, on a kitchen's own network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function outcomesOf(batch: readonly ReadyItem[], { items }: ReplyOf<typeof bulkCreateRecipes>): Record<string, Outcome> {
  const outcomes = new Map<string, Outcome>();
  for (const { index, id, problem, fields } of items) {
    const item = batch[index];
    if (!item) continue;
    outcomes.set(item.id, id === null ? { state: 'refused', code: problem ?? 'internal', fields } : { state: 'created' });
  }
  return Object.fromEntries(outcomes);
}

/** Small enough for one call: in recipes, and in what they weigh. */
function batchesOf(items: readonly ReadyItem[]): ReadyItem[][] {
  const batches: ReadyItem[][] = [];
  let lines = 0;
  for (const item of items) {
    const own = item.recipe.lines.length + item.recipe.method.length / 300;
    const batch = batches.at(-1);
    if (batch && batch.length < RECIPES_A_CALL && lines + own <= LINES_A_CALL) {
      batch.push(item);
      lines += own;
    } else {
      batches.push([item]);
      lines = own;
    }
  }
  return batches;
}
