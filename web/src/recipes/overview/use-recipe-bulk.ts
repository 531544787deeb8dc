import type { ReplyOf } from '@plateprint/shared/kernel/endpoint.ts';
import { listRecipes } from '@plateprint/shared/recipes/recipe-api.ts';
import { bulkDeleteRecipes, bulkRestoreRecipes, bulkUpdateRecipes } from '@plateprint/shared/recipes/recipe-bulk-api.ts';
import { restoreRecipeVersion } from '@plateprint/shared/recipes/recipe-version-api.ts';
import { listRecipeCategories, listTags } from '@plateprint/shared/recipes/recipe-words-api.ts';
import { MOST_AT_ONCE } from '@plateprint/shared/recipes/recipe.ts';
import type { CallInput } from '@plateprint/shared/kernel/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { endpointKey } from '../../api/endpoint-key.ts';
import { useText } from '../../i18n/use-text.ts';
import { useNotices } from '../../notices/notices.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';

type Changes = CallInput<typeof bulkUpdateRecipes>['body']['changes'];
type Outcome = ReplyOf<typeof bulkDeleteRecipes>['items'];

export interface RecipeBulk {
  isBusy: boolean;
  remove: (ids: readonly string[]) => Promise<void>;
  restore: (ids: readonly string[]) => Promise<void>;
  change: (ids: readonly string[], changes: Changes) => Promise<void>;
}

/** Deeds on many recipes, each with its way back. What could not be done is told with its number, the rest is done. */
export function useRecipeBulk(): RecipeBulk {
  const text = useText('recipes/overview');
  const client = useQueryClient();
  const notices = useNotices();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);

  async function done(deed: () => Promise<Outcome>): Promise<Outcome> {
    setBusy(true);
    try {
      return await deed();
    } catch (failure) {
      notices.show({ message: failureText(failure), type: 'alert' });
      return [];
    } finally {
      setBusy(false);
      for (const list of [listRecipes, listTags, listRecipeCategories])
        void client.invalidateQueries({ queryKey: endpointKey(list) });
    }
  }

  function tell(items: Outcome, message: 'deleted' | 'restored' | 'changed', undo?: () => void): void {
    if (items.length === 0) return;
    const count = items.filter(({ problem }) => problem === null).length;
    const failed = items.length - count;
    const said = text(`bulk.${message}`, { count });
    notices.show({
      message: failed > 0 ? `${said} ${text('bulk.failed', { count: failed })}` : said,
      type: failed > 0 ? 'alert' : 'success',
      ...(undo && count > 0 && { action: { label: text('bulk.undo'), run: undo } }),
    });
  }

  async function restore(ids: readonly string[]): Promise<void> {
    tell(
      await done(() => inSteps(ids, async (part) => (await call(bulkRestoreRecipes, { body: { ids: part } })).items)),
      'restored',
    );
  }

  /** Each change made a version; the one before comes back as the next, unless somebody saved meanwhile. */
  async function takeBack(items: Outcome): Promise<void> {
    const undone = await done(async () => {
      const outcome: Outcome = [];
      for (const { id, version } of items) {
        if (version === null || version < 2) continue;
        const kept = await call(restoreRecipeVersion, { params: { id, version: version - 1 }, body: { from: version } });
        outcome.push({ id, problem: null, version: kept.version });
      }
      return outcome;
    });
    tell(undone, 'changed');
  }

  return {
    isBusy,
    restore,
    async remove(ids) {
      const items = await done(() =>
        inSteps(ids, async (part) => (await call(bulkDeleteRecipes, { body: { ids: part } })).items),
      );
      const deleted = items.filter(({ problem }) => problem === null).map(({ id }) => id);
      tell(items, 'deleted', () => void restore(deleted));
    },
    async change(ids, changes) {
      const items = await done(() =>
        inSteps(ids, async (part) => (await call(bulkUpdateRecipes, { body: { ids: part, changes } })).items),
      );
      tell(items, 'changed', () => void takeBack(items.filter(({ problem }) => problem === null)));
    },
  };
}

/** As many at a time as one call takes. */
async function inSteps(ids: readonly string[], deed: (ids: string[]) => Promise<Outcome>): Promise<Outcome> {
  const outcome: Outcome = [];
  for (let from = 0; from < ids.length; from += MOST_AT_ONCE) outcome.push(...(await deed(ids.slice(from, from + MOST_AT_ONCE))));
  return outcome;
}
