-- What a restaurant's months amount to, and the places that they earn on boards.

-- One row for each month of a restaurant that has a completed monthly report, by each emission database. Triggers keep it,
-- in the transaction of whatever writes: saving, completing, binning, restoring and erasing, by this version of the
-- product or by the one before it that still runs beside this one.
create table restaurant_month (
  restaurant_id text not null references restaurant (id) on delete cascade,
  variety text not null,
  -- `2026-11`.
  month text not null,
  location text not null,
  organization_id text not null,
  report_id text not null references report (id) on delete cascade,
  -- As in report_total: grams CO2e, grams, servings as sold; `portions` counts each serving as its meal size.
  co2 double precision,
  co2_low double precision,
  co2_high double precision,
  portions double precision not null,
  total_servings double precision not null,
  weight double precision not null,
  weight_covered double precision not null,
  by_level double precision[] not null,
  row_count double precision,
  rows_covered double precision,
  rows_set_aside double precision,
  rows_unweighed double precision,
  food_data_versions jsonb,
  updated_at timestamptz not null default now(),
  primary key (restaurant_id, variety, month, location)
);
-- Sums over an organization's restaurants and months.
create index restaurant_month_of_organization on restaurant_month (organization_id, variety, location, month);
create index restaurant_month_report on restaurant_month (report_id);

-- Which organizations' boards may have changed, and when: only added to, so that no two saves wait for each other.
create table leaderboard_change (
  organization_id text not null,
  -- The beginning of the transaction.
  changed_at timestamptz not null,
  primary key (organization_id, changed_at)
);
create index leaderboard_change_at on leaderboard_change (changed_at);

-- A board as it was worked out last.
create table leaderboard_board (
  id text primary key,
  scope text not null check (scope in ('organization', 'enterprise', 'sector')),
  -- The organization, the enterprise, or the sector's own word.
  scope_id text not null,
  location text not null,
  -- `2026-11`, `2026-Q4` or `2026`.
  period text not null,
  measure text not null,
  as_of timestamptz not null,
  -- How many are ranked, of how many organizations, how many lack something, what the board covers, and the versions of food data.
  ranked integer not null,
  lacking integer not null,
  summary jsonb not null
);
create unique index leaderboard_board_once on leaderboard_board (scope, scope_id, location, period, measure);
create index leaderboard_board_age on leaderboard_board (as_of);

create table standing (
  board_id text not null references leaderboard_board (id) on delete cascade,
  -- The order on the board from 1; those that lack something have none and come after.
  position integer not null,
  restaurant_id text not null,
  organization_id text not null,
  -- Shared by those of the same figure; null for those that lack something.
  place integer,
  entry jsonb not null,
  primary key (board_id, position)
);
create index standing_of_organization on standing (board_id, organization_id, position);
create index standing_of_restaurant on standing (board_id, restaurant_id);

create index restaurant_on_leaderboard on restaurant (organization_id) where on_leaderboard and deleted_at is null;
create index organization_segment on organization (segment) where deleted_at is null;

create function note_leaderboard_change(organization text) returns void language sql as $$
  insert into leaderboard_change (organization_id, changed_at) values (organization, now()) on conflict do nothing
$$;

-- Works a month out anew: of two reports of it, as only races of long ago left them, the later one counts.
create function keep_restaurant_month(organization text, restaurant text, kind text, start_day text) returns void language plpgsql as $$
declare
  month_of text := left(start_day, 7);
begin
  delete from restaurant_month where restaurant_id = restaurant and variety = kind and month = month_of;
  insert into restaurant_month (
    restaurant_id, variety, month, location, organization_id, report_id, co2, co2_low, co2_high, portions, total_servings,
    weight, weight_covered, by_level, row_count, rows_covered, rows_set_aside, rows_unweighed, food_data_versions
  )
  select restaurant, kind, month_of, total.location, report.organization_id, report.id, total.co2, total.co2_low, total.co2_high,
    total.portions, total.total_servings, total.weight, total.weight_covered, total.by_level, total.row_count,
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

create function report_keeps_month() returns trigger language plpgsql as $$
begin
  perform keep_restaurant_month(old.organization_id, old.restaurant_id, old.variety, old.start_date);
  if tg_op = 'UPDATE' and left(new.start_date, 7) <> left(old.start_date, 7) then
    perform keep_restaurant_month(new.organization_id, new.restaurant_id, new.variety, new.start_date);
  end if;
  return null;
end
$$;
create trigger report_keeps_month after update of status, type, start_date, deleted_at, generated_at on report
  for each row when (old.category = 'restaurant' and (old.type = 'monthly' or new.type = 'monthly')
    and (old.status, old.type, old.start_date, old.deleted_at, old.generated_at)
      is distinct from (new.status, new.type, new.start_date, new.deleted_at, new.generated_at))
  execute function report_keeps_month();
create trigger report_erased_from_month after delete on report
  for each row when (old.category = 'restaurant' and old.type = 'monthly') execute function report_keeps_month();

create function report_total_keeps_month() returns trigger language plpgsql as $$
declare
  changed text := case when tg_op = 'DELETE' then old.report_id else new.report_id end;
begin
  perform keep_restaurant_month(organization_id, restaurant_id, variety, start_date) from report
  where id = changed and category = 'restaurant' and type = 'monthly' and status = 'completed' and deleted_at is null;
  return null;
end
$$;
create trigger report_total_keeps_month after insert or update or delete on report_total
  for each row execute function report_total_keeps_month();

-- Who takes part changes boards too.
create function restaurant_changes_leaderboard() returns trigger language plpgsql as $$
begin
  perform note_leaderboard_change(new.organization_id);
  return null;
end
$$;
create trigger restaurant_changes_leaderboard after update of on_leaderboard, deleted_at on restaurant
  for each row execute function restaurant_changes_leaderboard();

create function organization_changes_leaderboard() returns trigger language plpgsql as $$
begin
  perform note_leaderboard_change(new.id);
  return null;
end
$$;
create trigger organization_changes_leaderboard after update of segment, enterprise_id, plan, deleted_at on organization
  for each row execute function organization_changes_leaderboard();

insert into restaurant_month (
  restaurant_id, variety, month, location, organization_id, report_id, co2, co2_low, co2_high, portions, total_servings,
  weight, weight_covered, by_level, row_count, rows_covered, rows_set_aside, rows_unweighed, food_data_versions
)
select report.restaurant_id, report.variety, report.month, total.location, report.organization_id, report.id,
  total.co2, total.co2_low, total.co2_high, total.portions, total.total_servings, total.weight, total.weight_covered, total.by_level,
  total.row_count, total.rows_covered, total.rows_set_aside, total.rows_unweighed, total.food_data_versions
from (
  select distinct on (restaurant_id, variety, left(start_date, 7)) id, restaurant_id, organization_id, variety, left(start_date, 7) as month
  from report
  where type = 'monthly' and category = 'restaurant' and status = 'completed' and deleted_at is null
  order by restaurant_id, variety, left(start_date, 7), generated_at desc, id desc
) report join report_total total on total.report_id = report.id;
