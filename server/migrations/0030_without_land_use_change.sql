-- Totals without land-use change beside those with it (decision 0050). Null in rows of before the split was told, and where a
-- part has no split: what nobody knows is never a copy.
alter table recipe
  add column co2_without_land_use double precision,
  add column co2_without_land_use_low double precision,
  add column co2_without_land_use_high double precision;
alter table recipe_version
  add column co2_without_land_use double precision,
  add column co2_without_land_use_low double precision,
  add column co2_without_land_use_high double precision;
alter table report_total
  add column co2_without_land_use double precision,
  add column co2_without_land_use_low double precision,
  add column co2_without_land_use_high double precision;
-- Figures of a portion: value, low and high.
alter table recipe_recalculation
  add column twin_before jsonb,
  add column twin_after jsonb;
