/** A month's report of purchases whose articles are written, at a release of the food data and for a place. */
export interface BoughtReportRow {
  report_id: string;
  organization_id: string;
  food_data_version: string;
  location: string;
}

/** One article of such a report: grams, money in its kitchen's currency, grams CO2e. */
export interface BoughtArticleRow {
  report_id: string;
  place: number;
  organization_id: string;
  article: string;
  name: string;
  food: string | null;
  family: string | null;
  rows: number;
  weighed_rows: number;
  covered_rows: number;
  priced_rows: number;
  money: number;
  grams: number;
  co2: number;
  co2_low: number;
  co2_high: number;
  /** Without land-use change; null where the split of a row is not known. */
  co2_without: number | null;
  co2_without_low: number | null;
  co2_without_high: number | null;
  /** Empty where nobody says it; null where there are several. */
  supplier: string | null;
}
