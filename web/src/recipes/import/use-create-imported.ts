import { draftOfImport, ingredientsOf } from '@plateprint/shared/recipes/import/import-draft.ts';
import { listRecipes } from '@plateprint/shared/recipes/recipe-api.ts';
import { bulkCreateRecipes } from '@plateprint/shared/recipes/recipe-bulk-api.ts';
import type { LibraryScope } from '@plateprint/shared/recipes/recipe.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { ClientFailure } from '../../api/client-failure.ts';
import { endpointKey } from '../../api/endpoint-key.ts';
import type { ImportItem, Outcome } from './import-state.ts';
import type { LineReadings } from './use-line-readings.ts';

/** Recipes in one call: progress is seen, and little is in doubt when a connection breaks. */
const RECIPES_A_CALL = 20;
/** Milliseconds by which the clocks of browser and server may differ. */
const CLOCKS_DIFFER = 10 * 60_000;

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
  create: (items: readonly ImportItem[]) => Promise<boolean>;
  cancel: () => void;
}

/** Creates recipes in batches. What broke off goes on where it stopped: a recipe is not made twice. */
export function useCreateImported({ restaurantId, library, readingOf, onOutcomes }: CreateOf): Creating {
  const client = useQueryClient();
  const [state, setState] = useState<Creating['state']>('idle');
  const [share, setShare] = useState(0);
  const [failure, setFailure] = useState<ClientFailure | null>(null);
  const calledOff = useRef<AbortController | null>(null);
  /** The batch whose answer never came, and when it was sent. */
  const inDoubt = useRef<{ ids: ReadonlySet<string>; since: number } | null>(null);
  useEffect(() => () => calledOff.current?.abort(), []);

  async function settleDoubt(items: readonly ImportItem[]): Promise<ReadonlySet<string>> {
    const doubt = inDoubt.current;
    if (!doubt) return new Set();
    const reply = await call(listRecipes, { params: { restaurantId }, query: { limit: 100, sort: 'changed' } });
    const names = new Set(
      reply.items
        .filter(({ updatedAt }) => Date.parse(updatedAt) >= doubt.since - CLOCKS_DIFFER)
        .flatMap((recipe) => recipe.names.map(({ name }) => name)),
    );
    const made = items.filter((item) => doubt.ids.has(item.id) && names.has(item.recipe.title?.trim() ?? ''));
    onOutcomes(Object.fromEntries(made.map((item) => [item.id, { state: 'created' }])));
    inDoubt.current = null;
    return new Set(made.map(({ id }) => id));
  }

  async function createBatch(batch: readonly ImportItem[]): Promise<void> {
    const recipes = batch.map((item) =>
      draftOfImport(
        item.recipe,
        ingredientsOf(item.recipe).map((text) => readingOf(item, text)),
        library,
      ),
    );
    inDoubt.current = { ids: new Set(batch.map(({ id }) => id)), since: Date.now() };
    const reply = await call(bulkCreateRecipes, { body: { restaurantId, recipes } }, { timeout: 60_000 });
    inDoubt.current = null;
    const outcomes: Record<string, Outcome> = {};
    for (const { index, id, problem, fields } of reply.items) {
      const item = batch[index];
      if (!item) continue;
      outcomes[item.id] = id === null ? { state: 'refused', code: problem ?? 'internal', fields } : { state: 'created' };
    }
    onOutcomes(outcomes);
  }

  async function create(items: readonly ImportItem[]): Promise<boolean> {
    const controller = new AbortController();
    calledOff.current = controller;
    setState('busy');
    setFailure(null);
    setShare(0);
    try {
      const made = await settleDoubt(items);
      const left = items.filter(({ id }) => !made.has(id));
      for (let at = 0; at < left.length; at += RECIPES_A_CALL) {
        // Between two batches nothing is in doubt: here it may be called off.
        if (controller.signal.aborted) throw new ClientFailure('cancelled');
        await createBatch(left.slice(at, at + RECIPES_A_CALL));
        setShare(Math.min(1, (at + RECIPES_A_CALL) / left.length));
      }
      setState('idle');
      return true;
    } catch (thrown) {
      if (!(thrown instanceof ClientFailure)) throw thrown;
      // A refusal is an answer: nothing of its batch was made.
      if (thrown.kind === 'problem') inDoubt.current = null;
      setFailure(thrown.kind === 'cancelled' ? null : thrown);
      setState('stopped');
      return false;
    } finally {
      void client.invalidateQueries({ queryKey: endpointKey(listRecipes) });
    }
  }

  return { state, share, failure, create, cancel: () => calledOff.current?.abort() };
}
