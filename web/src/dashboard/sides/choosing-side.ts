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
  onChoose: (side: ChosenSide) => void;
}
