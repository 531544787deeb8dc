import type { Day } from '@plateprint/shared/kernel/month.ts';
import type { ChosenSide } from '@plateprint/shared/reports/model/chosen-side.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';

export interface ChoosingSide {
  side: ChosenSide;
  /** The one worked in. */
  restaurant: Restaurant;
  variety: ReportVariety;
  today: Day;
  /** The month in which the kitchen of the side began; null while it is not known, or of no months. */
  since: string | null;
  onChoose: (side: ChosenSide) => void;
}
