-- A comparison shows its totals without land-use change too; null where a month's report does not know the split.
alter table restaurant_month
  add column co2_without_land_use double precision,
  add column co2_without_land_use_low double precision,
  add column co2_without_land_use_high double precision;

-- checked: a row for each month of a restaurant, of a few columns: a million take seconds, and readers see the former ones meanwhile
update restaurant_month month set
  co2_without_land_use = total.co2_without_land_use,
  co2_without_land_use_low = total.co2_without_land_use_low,
  co2_without_land_use_high = total.co2_without_land_use_high
from report_total total
where total.report_id = month.report_id and total.location = month.location and total.co2_without_land_use is not null;

create or replace function keep_restaurant_month(organization text, restaurant text, kind text, start_day text) returns void language plpgsql as $$
declare
  month_of text := left(start_day, 7);
begin
  delete from restaurant_month where restaurant_id = restaurant and variety = kind and month = month_of;
  insert into restaurant_month (
    restaurant_id, variety, month, location, organization_id, report_id, co2, co2_low, co2_high, co2_without_land_use,
    co2_without_land_use_low, co2_without_land_use_high, portions, total_servings, weight, weight_covered, weight_expected, by_level,
    row_count, rows_covered, rows_set_aside, rows_unweighed, food_data_versions
  )
  select restaurant, kind, month_of, total.location, report.organization_id, report.id, total.co2, total.co2_low, total.co2_high,
    total.co2_without_land_use, total.co2_without_land_use_low, total.co2_without_land_use_high,
    total.portions, total.total_servings, total.weight, total.weight_covered, total.weight_expected, total.by_level, total.row_count,
    total.rows_covered, total.rows_set_aside, total.rows_unweighed, total.food_data_versions
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
