import type { LabelsShown } from '@plateprint/shared/footprint/label/labels-shown.ts';
import type { PrintedTotal } from '@plateprint/shared/footprint/printed-total.ts';
import type { MonthsChange } from '@plateprint/shared/reports/api/change-api.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import type { ReportData } from '@plateprint/shared/reports/model/report-data.ts';
import type { HistoryMonth } from '@plateprint/shared/reports/document/report-history.ts';
import type { RestaurantSum } from '@plateprint/shared/reports/document/restaurant-sums.ts';

/** A completed report with everything that its pages and files say; they take nothing from elsewhere. */
export interface ReportDoc {
  report: Report;
  data: ReportData;
  organization: string;
  restaurant: string;
  /** Which total the organization prints large. */
  printed: PrintedTotal;
  /** `figures`: who reads it may be a guest of an organization that shows guests no letters. */
  labels: LabelsShown;
  /** Where the logo's picture is; null for none. */
  logo: string | null;
  history: readonly HistoryMonth[];
  /** Against the month before; null where it is no month of a restaurant, or nothing is known. */
  change: MonthsChange | null;
  /** The sums of each restaurant, by its id; empty for a report that is not made of others. */
  restaurantSums: ReadonlyMap<string, RestaurantSum>;
  /** Foods by their group, in the report's language. */
  foodNames: ReadonlyMap<string, string>;
  /** The sources of the research institutes' database. */
  institutes: readonly string[];
  /** Of the food data: title, publisher, version and year. */
  sources: readonly string[];
}
