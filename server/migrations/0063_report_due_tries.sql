-- A report whose work fails lets the others go first, and after some tries waits until it is saved anew.
alter table report_bridge_due add column tried_at timestamptz, add column tries integer not null default 0;
alter table report_dish_due add column tried_at timestamptz, add column tries integer not null default 0;

create or replace function report_dish_is_due() returns trigger language plpgsql as $$
begin
  insert into report_dish_due (report_id, organization_id) values (new.report_id, new.organization_id)
  on conflict (report_id) do update set tried_at = null, tries = 0;
  return null;
end
$$;

-- First due, which waits for a job that works at this report, then what that job has written goes.
create or replace function report_bridge_is_due() returns trigger language plpgsql as $$
begin
  insert into report_bridge_due (report_id, organization_id) values (new.report_id, new.organization_id)
  on conflict (report_id) do update set tried_at = null, tries = 0;
  delete from report_bridge where report_id = new.report_id or former_id = new.report_id;
  return null;
end
$$;

-- A month is written with the totals of its report, and again when that report is restored or gets another month.
drop trigger report_bridge_is_due on report_total;
create trigger report_bridge_is_due after insert on restaurant_month for each row when (new.location = 'organization')
  execute function report_bridge_is_due();
