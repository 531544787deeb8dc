import { type Day, history, monthLater } from '@plateprint/shared/kernel/month.ts';
import { SidesBasis } from '@plateprint/shared/reports/api/sides-api.ts';
import { ChosenSide } from '@plateprint/shared/reports/model/chosen-side.ts';
import { FoodDataBasis } from '@plateprint/shared/reports/model/food-data-basis.ts';
import { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import * as z from 'zod/mini';

/** Two sides in the page's address; what cannot be read is chosen anew. */
export const SidesSearch = z.object({
  a: z.catch(z.optional(ChosenSide), undefined),
  b: z.catch(z.optional(ChosenSide), undefined),
  variety: z.catch(z.optional(ReportVariety), undefined),
  basis: z.catch(z.optional(SidesBasis), undefined),
  figures: z.catch(z.optional(FoodDataBasis), undefined),
});
export type SidesSearch = z.infer<typeof SidesSearch>;

/** Without a choice the latest full month stands against the same one of the year before, or the first month of a kitchen that is younger. */
export function usualSides(restaurantId: string, today: Day, since: string | null): { a: ChosenSide; b: ChosenSide } {
  const [month] = history(1, today);
  const side = (of: string): ChosenSide => ({ kind: 'months', restaurantId, from: of, to: of });
  if (!month) return { a: side(today.slice(0, 7)), b: side(today.slice(0, 7)) };
  if (since !== null && since > month) return { a: side(since), b: side(since) };
  const yearBefore = monthLater(month, -12);
  const first = since !== null && since > yearBefore && since < month ? since : yearBefore;
  return { a: side(first), b: side(month) };
}
