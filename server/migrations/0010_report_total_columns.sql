-- What sums over thousands of reports need beside their figures, taken out of the totals when those are written: adding
-- up then opens no JSON. A report's whole totals stay what is read of it alone.
alter table report_total
  add column row_count double precision generated always as ((totals -> 'coverage' ->> 'rows')::double precision) stored,
  add column rows_covered double precision generated always as ((totals -> 'coverage' ->> 'rowsCovered')::double precision) stored,
  add column rows_set_aside double precision generated always as ((totals -> 'coverage' ->> 'rowsSetAside')::double precision) stored,
  add column rows_unweighed double precision generated always as ((totals -> 'coverage' ->> 'rowsOfUnknownWeight')::double precision) stored,
  add column products double precision generated always as ((totals ->> 'products')::double precision) stored,
  add column low_impact_products double precision generated always as ((totals ->> 'lowImpactProducts')::double precision) stored,
  -- Litres and m²·year, and the grams that they speak of.
  add column water double precision generated always as ((totals -> 'water' ->> 'value')::double precision) stored,
  add column water_weight double precision generated always as (weight * (totals -> 'water' ->> 'coverage')::double precision) stored,
  add column land double precision generated always as ((totals -> 'land' ->> 'value')::double precision) stored,
  add column land_weight double precision generated always as (weight * (totals -> 'land' ->> 'coverage')::double precision) stored,
  add column food_data_versions jsonb generated always as (totals -> 'foodDataVersions') stored;
