-- The energy of the food that a report counts: targets per 1,000 kcal. Completed reports stay as they are, so in totals of before it was
-- stored it is unknown: null, never 0.
-- checked: two rows for each report, of about 4 kB: 100,000 reports are written anew in some ten seconds, in which none is saved
alter table report_total
  add column energy double precision generated always as ((totals -> 'energy' ->> 'value')::double precision) stored,
  -- Grams that it is of.
  add column energy_weight double precision generated always as (weight_covered * (totals -> 'energy' ->> 'coverage')::double precision) stored;

alter table restaurant_month
  add column energy double precision,
  add column energy_weight double precision;

alter table organization_month
  add column energy double precision,
  add column energy_weight double precision;

create or replace function keep_restaurant_month(organization text, restaurant text, kind text, start_day text) returns void language plpgsql as $$
declare
  month_of text := left(start_day, 7);
begin
  delete from restaurant_month where restaurant_id = restaurant and variety = kind and month = month_of;
  insert into restaurant_month (
    restaurant_id, variety, month, location, organization_id, report_id, co2, co2_low, co2_high, co2_without_land_use,
    co2_without_land_use_low, co2_without_land_use_high, portions, total_servings, weight, weight_covered, weight_expected, by_level,
    row_count, rows_covered, rows_set_aside, rows_unweighed, food_data_versions, energy, energy_weight
  )
  select restaurant, kind, month_of, total.location, report.organization_id, report.id, total.co2, total.co2_low, total.co2_high,
    total.co2_without_land_use, total.co2_without_land_use_low, total.co2_without_land_use_high,
    total.portions, total.total_servings, total.weight, total.weight_covered, total.weight_expected, total.by_level, total.row_count,
    total.rows_covered, total.rows_set_aside, total.rows_unweighed, total.food_data_versions, total.energy, total.energy_weight
  from (
    select id, report.organization_id from report
    where report.restaurant_id = restaurant and report.variety = kind and type = 'monthly' and start_date between month_of || '-01' and month_of || '-31'
      and category = 'restaurant' and status = 'completed' and deleted_at is null
    order by generated_at desc, id desc limit 1
  ) report join report_total total on total.report_id = report.id
  on conflict do nothing;
  perform note_leaderboard_change(organization);
end
$$;
