-- What each food from each supply adds to a completed report, by the emission databases of its totals: differences between reports
-- are drawn by it. Written with the totals, gone with them.
create table report_food (
  report_id text not null references report (id) on delete cascade,
  location text not null,
  -- What the error of its sources is drawn by, and the place whose usual supply stands for an unknown origin, or nothing.
  food text not null,
  supply text not null,
  organization_id text not null,
  -- Grams CO2e with the range, and the range that the unknown origin alone would give.
  co2 double precision not null,
  co2_low double precision not null,
  co2_high double precision not null,
  supply_low double precision not null,
  supply_high double precision not null,
  primary key (report_id, location, food, supply),
  foreign key (report_id, location) references report_total (report_id, location) on delete cascade
);

-- Completed reports whose foods nobody has written yet: those of before, and those that the former version saves beside this one.
-- A job works them out from their evidence.
create table report_food_due (
  report_id text primary key references report (id) on delete cascade,
  organization_id text not null
);

create function report_food_is_due() returns trigger language plpgsql as $$
begin
  insert into report_food_due (report_id, organization_id) values (new.report_id, new.organization_id) on conflict do nothing;
  return null;
end
$$;
create trigger report_food_is_due after insert on report_total for each row execute function report_food_is_due();

insert into report_food_due (report_id, organization_id) select distinct report_id, organization_id from report_total;
