-- A month of many kitchens is added up by parts of them, so that a report that is saved costs its part and not the reports of all kitchens.
-- The same part for a kitchen on every server and release of PostgreSQL.
create function kitchen_part(restaurant text) returns integer language sql immutable parallel safe as $$
  select get_byte(decode(md5(restaurant), 'hex'), 0) % 32
$$;

create table organization_month_part (
  organization_id text not null references organization (id) on delete cascade,
  variety text not null,
  location text not null,
  month text not null,
  food_data_version text not null,
  side text not null,
  part integer not null,
  -- All of its reports were made with the release; all of them are worked out at it.
  is_own boolean not null,
  is_worked_out boolean not null,
  -- As of `organization_month`.
  kitchens integer not null,
  unknown integer not null,
  co2 double precision,
  co2_low double precision,
  co2_high double precision,
  co2_without_land_use double precision,
  co2_without_land_use_low double precision,
  co2_without_land_use_high double precision,
  portions double precision not null,
  total_servings double precision not null,
  weight double precision not null,
  weight_covered double precision not null,
  weight_expected double precision not null,
  energy double precision,
  energy_weight double precision,
  levelled double precision not null,
  food_data_versions jsonb not null,
  primary key (organization_id, variety, location, month, food_data_version, side, part)
);

create table organization_month_part_food (
  organization_id text not null,
  variety text not null,
  location text not null,
  month text not null,
  food_data_version text not null,
  side text not null,
  part integer not null,
  food text not null,
  supply text not null,
  co2 double precision not null,
  co2_low double precision not null,
  co2_high double precision not null,
  supply_low double precision not null,
  supply_high double precision not null,
  primary key (organization_id, variety, location, month, food_data_version, side, part, food, supply)
);

-- The sums of its parts, which are kept; the former version, which keeps none, leaves it false.
alter table organization_month add column is_split boolean not null default false;

-- The kitchen in which something changed; null: any of them.
alter table organization_month_due add column restaurant_id text;

create function note_kitchen_month(organization text, restaurant text, kind text, month_of text) returns void language sql as $$
  insert into organization_month_due (organization_id, variety, month, noted, restaurant_id)
  select organization, kind, by.month, pg_current_xact_id()::text || ' ' || now()::text || ' ' || restaurant, restaurant
  from (values (month_of), ((left(month_of, 4)::integer + 1)::text || right(month_of, 3))) as by (month)
  on conflict do nothing
$$;

create or replace function organization_month_is_due() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform note_kitchen_month(old.organization_id, old.restaurant_id, old.variety, old.month); end if;
  if tg_op <> 'DELETE' then perform note_kitchen_month(new.organization_id, new.restaurant_id, new.variety, new.month); end if;
  return null;
end
$$;

create or replace function organization_month_has_foods() returns trigger language plpgsql as $$
begin
  perform note_kitchen_month(organization_id, restaurant_id, variety, month) from restaurant_month where report_id = old.report_id;
  return null;
end
$$;

create or replace function organization_month_of_closed() returns trigger language plpgsql as $$
begin
  perform note_kitchen_month(organization_id, restaurant_id, variety, month) from restaurant_month where restaurant_id = new.id;
  return null;
end
$$;

create or replace function organization_month_has_bridge() returns trigger language plpgsql as $$
begin
  insert into organization_month_due (organization_id, variety, month, noted, restaurant_id)
  select organization_id, variety, month, pg_current_xact_id()::text || ' ' || now()::text || ' ' || restaurant_id, restaurant_id
  from restaurant_month where report_id = (case when tg_op = 'DELETE' then old.report_id else new.report_id end)
  on conflict do nothing;
  return null;
end
$$;
