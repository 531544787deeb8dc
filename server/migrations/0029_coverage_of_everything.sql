-- Coverage is a share of everything bought: grams of all rows, those of unknown weight with the median of their kind, as the totals have it.
-- In totals of before it was asked a row of unknown weight weighs what the others do on average. Money is there where no weight is known.
-- checked: two rows for each report, of about 4 kB: 100,000 reports are written anew in some ten seconds, in which none is saved
alter table report_total
  add column weight_expected double precision generated always as (coalesce(
    (totals -> 'coverage' ->> 'weightExpected')::double precision,
    weight * ((totals -> 'coverage' ->> 'rows')::double precision - (totals -> 'coverage' ->> 'rowsSetAside')::double precision)
      / nullif((totals -> 'coverage' ->> 'rows')::double precision - (totals -> 'coverage' ->> 'rowsSetAside')::double precision
        - (totals -> 'coverage' ->> 'rowsOfUnknownWeight')::double precision, 0),
    0)) stored,
  add column money double precision generated always as ((totals -> 'coverage' ->> 'money')::double precision) stored,
  add column money_covered double precision generated always as ((totals -> 'coverage' ->> 'moneyCovered')::double precision) stored;

alter table restaurant_month add column weight_expected double precision;

-- checked: a row for each month of a restaurant, of a few columns: a million take seconds, and readers see the former ones meanwhile
update restaurant_month month set weight_expected = total.weight_expected
from report_total total where total.report_id = month.report_id and total.location = month.location;

create or replace function keep_restaurant_month(organization text, restaurant text, kind text, start_day text) returns void language plpgsql as $$
declare
  month_of text := left(start_day, 7);
begin
  delete from restaurant_month where restaurant_id = restaurant and variety = kind and month = month_of;
  insert into restaurant_month (
    restaurant_id, variety, month, location, organization_id, report_id, co2, co2_low, co2_high, portions, total_servings,
    weight, weight_covered, weight_expected, by_level, row_count, rows_covered, rows_set_aside, rows_unweighed, food_data_versions
  )
  select restaurant, kind, month_of, total.location, report.organization_id, report.id, total.co2, total.co2_low, total.co2_high,
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

-- A place needs four fifths of everything sold, not of the known weight: boards are worked out anew.
-- checked: some hundred boards with their places, which whoever looks at one next works out
delete from leaderboard_board;
