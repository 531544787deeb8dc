-- What all kitchens of an organization come to in a month, so that its year and the paths of its targets are read at once, however many
-- kitchens there are. A job writes it whenever something of the month changed; until then whoever reads adds the month up anew.
create table organization_month (
  organization_id text not null references organization (id) on delete cascade,
  variety text not null,
  location text not null,
  -- `2026-11`.
  month text not null,
  -- The release that all are counted with; empty: as they were published.
  food_data_version text not null,
  -- Kitchens that are there and those that were closed; of those that are there and have CO2e in this month and in the same of the year before
  -- what they come to now, and what they came to then.
  side text not null check (side in ('open', 'closed', 'now', 'then')),
  kitchens integer not null,
  -- Those with a total as published and none at this release.
  unknown integer not null,
  co2 double precision,
  co2_low double precision,
  co2_high double precision,
  -- Null as soon as one report with a total does not know the split.
  co2_without_land_use double precision,
  co2_without_land_use_low double precision,
  co2_without_land_use_high double precision,
  portions double precision not null,
  total_servings double precision not null,
  weight double precision not null,
  weight_covered double precision not null,
  weight_expected double precision not null,
  -- Servings or kilograms that have a level.
  levelled double precision not null,
  food_data_versions jsonb not null,
  primary key (organization_id, variety, location, month, food_data_version, side)
);

-- What each food from each supply adds to it.
create table organization_month_food (
  organization_id text not null,
  variety text not null,
  location text not null,
  month text not null,
  food_data_version text not null,
  side text not null,
  food text not null,
  supply text not null,
  co2 double precision not null,
  co2_low double precision not null,
  co2_high double precision not null,
  supply_low double precision not null,
  supply_high double precision not null,
  primary key (organization_id, variety, location, month, food_data_version, side, food, supply),
  foreign key (organization_id, variety, location, month, food_data_version, side)
    references organization_month (organization_id, variety, location, month, food_data_version, side) on delete cascade
);

-- Months that changed since they were added up. Only added to, with the transaction that changed something, so that no two saves wait for each
-- other, and none is taken for done that its job could not see.
create table organization_month_due (
  organization_id text not null,
  variety text not null,
  month text not null,
  -- Of which transaction; no other adds the same row.
  noted text not null,
  primary key (organization_id, variety, month, noted)
);

-- A month stands beside the one a year before, and the one a year after beside it.
create function note_organization_month(organization text, kind text, month_of text) returns void language sql as $$
  insert into organization_month_due (organization_id, variety, month, noted)
  select organization, kind, by.month, pg_current_xact_id()::text || ' ' || now()::text
  from (values (month_of), ((left(month_of, 4)::integer + 1)::text || right(month_of, 3))) as by (month)
  on conflict do nothing
$$;

create function organization_month_is_due() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform note_organization_month(old.organization_id, old.variety, old.month); end if;
  if tg_op <> 'DELETE' then perform note_organization_month(new.organization_id, new.variety, new.month); end if;
  return null;
end
$$;
create trigger organization_month_is_due after insert or update or delete on restaurant_month
  for each row execute function organization_month_is_due();

-- Foods that a job wrote later.
create function organization_month_has_foods() returns trigger language plpgsql as $$
begin
  perform note_organization_month(organization_id, variety, month) from restaurant_month where report_id = old.report_id;
  return null;
end
$$;
create trigger organization_month_has_foods after delete on report_food_due
  for each row execute function organization_month_has_foods();

-- A kitchen that is closed counts no more among those that are there.
create function organization_month_of_closed() returns trigger language plpgsql as $$
begin
  perform note_organization_month(organization_id, variety, month) from restaurant_month where restaurant_id = new.id;
  return null;
end
$$;
create trigger organization_month_of_closed after update of deleted_at on restaurant
  for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function organization_month_of_closed();

insert into organization_month_due (organization_id, variety, month, noted)
select distinct organization_id, variety, by.month, 'before'
from restaurant_month own, lateral (values (own.month), ((left(own.month, 4)::integer + 1)::text || right(own.month, 3))) as by (month);
