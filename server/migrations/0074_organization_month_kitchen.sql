-- What each kitchen brings to the change of a month of its organization from the same month a year before: the causes of a year are added up
-- from it, and not from the reports and bridges of all kitchens. Written by the job that adds the month up.
create table organization_month_kitchen (
  organization_id text not null references organization (id) on delete cascade,
  variety text not null,
  location text not null,
  month text not null,
  -- As of `organization_month`.
  food_data_version text not null,
  restaurant_id text not null,
  -- Portions, or kilograms with a figure.
  per_now double precision not null,
  per_then double precision not null,
  -- Grams CO2e by one of them, the mean of both months.
  average double precision not null,
  -- Servings or grams that are counted, and all of them.
  counted_now double precision,
  all_now double precision,
  counted_then double precision,
  all_then double precision,
  -- Of its bridge; null without one.
  mix double precision,
  recipes double precision,
  supply double precision,
  matching double precision,
  food_data double precision,
  primary key (organization_id, variety, location, month, food_data_version, restaurant_id)
);

-- A bridge comes after its month was added up.
create function organization_month_has_bridge() returns trigger language plpgsql as $$
begin
  insert into organization_month_due (organization_id, variety, month, noted)
  select organization_id, variety, month, pg_current_xact_id()::text || ' ' || now()::text
  from restaurant_month where report_id = (case when tg_op = 'DELETE' then old.report_id else new.report_id end)
  on conflict do nothing;
  return null;
end
$$;
create trigger organization_month_has_bridge after insert or update or delete on report_bridge
  for each row execute function organization_month_has_bridge();

-- Months that have a year before.
insert into organization_month_due (organization_id, variety, month, noted)
select distinct organization_id, variety, month, 'kitchens' from organization_month where side = 'now'
on conflict do nothing;
