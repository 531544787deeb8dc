import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { listRecipes } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { bulkDeleteRecipes, bulkRestoreRecipes, bulkUpdateRecipes } from '@plateprint/shared/recipes/api/recipe-bulk-api.ts';
import { restoreRecipeVersion } from '@plateprint/shared/recipes/api/recipe-version-api.ts';
import { listRecipeCategories, listTags } from '@plateprint/shared/recipes/api/recipe-words-api.ts';
import { MOST_AT_ONCE } from '@plateprint/shared/recipes/model/recipe.ts';
import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { ClientFailure } from '../../../platform/api/client-failure.ts';
import { endpointKey } from '../../../platform/api/endpoint-key.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { useFailureText } from '../../../ui/layout/use-failure-text.ts';
import { inSteps } from './in-steps.ts';
import { useBulkNotice } from './use-bulk-notice.ts';
import type { LongWork, Working } from './use-long-work.ts';

type Changes = CallInput<typeof bulkUpdateRecipes>['body']['changes'];
export type BulkOutcome = ReplyOf<typeof bulkDeleteRecipes>['items'];

interface RecipeBulk {
  remove: (ids: readonly string[]) => Promise<void>;
  restore: (ids: readonly string[]) => Promise<void>;
  change: (ids: readonly string[], changes: Changes) => Promise<void>;
}

/** Milliseconds: a call with hundreds of recipes is long work on a busy machine. */
const timeout = 60_000;
/** A former version is taken back recipe by recipe; so many side by side leave the server to others. */
const TAKEN_BACK_AT_ONCE = 4;

/** Actions on many recipes, each with its way back. A notice says how many could not be done; the rest is done. */
export function useRecipeBulk({ during }: Working): RecipeBulk {
  const client = useQueryClient();
  const notices = useNotices();
  const failureText = useFailureText();
  const tell = useBulkNotice();

  async function done(
    kind: LongWork['kind'],
    ids: readonly string[],
    action: (part: string[]) => Promise<BulkOutcome>,
    atOnce = MOST_AT_ONCE,
  ): Promise<BulkOutcome> {
    const { outcome, failure } = await during({ kind, isLong: ids.length > atOnce }, (onShare, signal) =>
      inSteps(ids, { atOnce, action, onShare, signal }),
    );
    if (failure !== null) notices.show({ message: failureText(failure), type: 'alert' });
    for (const list of [listRecipes, listTags, listRecipeCategories])
      void client.invalidateQueries({ queryKey: endpointKey(list) });
    return outcome;
  }

  const deleted = (ids: readonly string[]): Promise<BulkOutcome> =>
    done('deleting', ids, async (part) => (await call(bulkDeleteRecipes, { body: { ids: part } }, { timeout })).items);

  /** A bag waits in vain for the recipes of later steps that use it: when they are gone, it may go too. */
  async function deletedWithBags(ids: readonly string[]): Promise<BulkOutcome> {
    let outcome = await deleted(ids);
    for (;;) {
      const bags = outcome.filter(({ problem }) => problem === 'bag_in_use').map(({ id }) => id);
      if (bags.length === 0 || ids.length <= MOST_AT_ONCE) return outcome;
      const again = new Map((await deleted(bags)).map((item) => [item.id, item]));
      if ([...again.values()].every(({ problem }) => problem !== null)) return outcome;
      outcome = outcome.map((item) => again.get(item.id) ?? item);
    }
  }

  async function restore(ids: readonly string[]): Promise<void> {
    const items = await done(
      'restoring',
      ids,
      async (part) => (await call(bulkRestoreRecipes, { body: { ids: part } }, { timeout })).items,
    );
    tell(items, 'restored');
  }

  /** Each change made a version; the one before comes back as the next, unless somebody saved meanwhile. */
  async function takeBack(items: BulkOutcome): Promise<void> {
    const versions = new Map(items.flatMap(({ id, version }) => (version === null || version < 2 ? [] : [[id, version]])));
    const former = async (id: string): Promise<BulkOutcome[number]> => {
      const from = versions.get(id) ?? 0;
      try {
        const kept = await call(restoreRecipeVersion, { params: { id, version: from - 1 }, body: { from } }, { timeout });
        return { id, problem: null, version: kept.version };
      } catch (failure) {
        if (failure instanceof ClientFailure && failure.code) return { id, problem: failure.code, version: null };
        throw failure;
      }
    };
    tell(await done('changing', [...versions.keys()], (part) => Promise.all(part.map(former)), TAKEN_BACK_AT_ONCE), 'changed');
  }

  return {
    restore,
    async remove(ids) {
      const items = await deletedWithBags(ids);
      const gone = items.filter(({ problem }) => problem === null).map(({ id }) => id);
      tell(items, 'deleted', () => void restore(gone));
    },
    async change(ids, changes) {
      const items = await done(
        'changing',
        ids,
        async (part) => (await call(bulkUpdateRecipes, { body: { ids: part, changes } }, { timeout })).items,
      );
      tell(items, 'changed', () => void takeBack(items.filter(({ problem }) => problem === null)));
    },
  };
}
