-- What a kitchen's completed sales report says of each dish, by our own food data: questions about the dishes of many months and kitchens are
-- one question, and no report is opened for them. Written with the totals, gone with them.
create table report_dish (
  report_id text not null references report (id) on delete cascade,
  -- A recipe; it may be gone by now.
  dish text not null,
  organization_id text not null,
  -- The emission database of the totals that it goes with.
  location text not null default 'organization',
  -- What it was called in the report.
  name text not null,
  servings double precision not null,
  -- Grams CO2e of all servings; null where a part of them is unknown.
  co2 double precision,
  primary key (report_id, dish),
  foreign key (report_id, location) references report_total (report_id, location) on delete cascade
);

-- Completed reports whose dishes nobody has written yet: those of before, and those that the former version saves beside this one.
-- A job reads them from their documents.
create table report_dish_due (
  report_id text primary key references report (id) on delete cascade,
  organization_id text not null
);
create index report_dish_due_organization on report_dish_due (organization_id);

create function report_dish_is_due() returns trigger language plpgsql as $$
begin
  insert into report_dish_due (report_id, organization_id) values (new.report_id, new.organization_id) on conflict do nothing;
  return null;
end
$$;
create trigger report_dish_is_due after insert on report_total for each row when (new.location = 'organization')
  execute function report_dish_is_due();

insert into report_dish_due (report_id, organization_id)
select report.id, report.organization_id from report join report_total total on total.report_id = report.id and total.location = 'organization'
where report.category = 'restaurant' and report.variety = 'sales';
