import type { SoldBefore } from '@plateprint/shared/reports/menu-servings.ts';
import type { MenuRow } from '@plateprint/shared/reports/model/report.ts';
import { soldBefore } from '@plateprint/shared/reports/sold-before-api.ts';
import { useMemo } from 'react';
import { useRead } from '../../platform/api/use-read.ts';

/** How the dishes of a menu sold in the restaurant's reports before a day; empty until it is known. */
export function useSoldBefore(restaurantId: string, before: string | null, { recipes }: MenuRow): SoldBefore {
  const recipeIds = recipes.flatMap(({ id }) => (id === null ? [] : [id]));
  const { data } = useRead(
    soldBefore,
    { params: { id: restaurantId }, body: { before: before ?? '', recipeIds } },
    { enabled: before !== null && recipeIds.length > 1, staleTime: 60_000 },
  );
  return useMemo(() => new Map(data?.items.map(({ id, servings }) => [id, servings])), [data]);
}
