-- Why a month of a kitchen is other than the same month a year before: what each cause makes of its average, so that the causes of a year and
-- of an organization are one question. Written by a job from the evidence of both; gone when one of them is written anew.
create table report_bridge (
  report_id text not null references report (id) on delete cascade,
  former_id text not null references report (id) on delete cascade,
  -- The release that both are counted with; empty: as both were published, with one release.
  food_data_version text not null,
  organization_id text not null,
  -- The emission database of both.
  location text not null,
  -- Grams CO2e per portion sold or kilogram bought, which sum to the difference; null where nothing tells what one was made of.
  mix double precision,
  recipes double precision,
  supply double precision,
  matching double precision,
  food_data double precision,
  primary key (report_id, former_id, food_data_version)
);
create index report_bridge_former on report_bridge (former_id);

-- Completed reports whose bridges are to be worked out, to the year before and from the year after.
create table report_bridge_due (
  report_id text primary key references report (id) on delete cascade,
  organization_id text not null
);
create index report_bridge_due_organization on report_bridge_due (organization_id);

create function report_bridge_is_due() returns trigger language plpgsql as $$
begin
  delete from report_bridge where report_id = new.report_id or former_id = new.report_id;
  insert into report_bridge_due (report_id, organization_id) values (new.report_id, new.organization_id) on conflict do nothing;
  return null;
end
$$;
create trigger report_bridge_is_due after insert on report_total for each row when (new.location = 'organization')
  execute function report_bridge_is_due();

insert into report_bridge_due (report_id, organization_id)
select id, organization_id from report where category = 'restaurant' and type = 'monthly' and status = 'completed' and deleted_at is null;
