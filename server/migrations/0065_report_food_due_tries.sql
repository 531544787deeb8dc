-- A report whose foods cannot be worked out lets the others go first, and after some tries waits until it is saved anew.
alter table report_food_due add column tried_at timestamptz, add column tries integer not null default 0;

create or replace function report_food_is_due() returns trigger language plpgsql as $$
begin
  insert into report_food_due (report_id, organization_id) values (new.report_id, new.organization_id)
  on conflict (report_id) do update set tried_at = null, tries = 0;
  return null;
end
$$;

-- The order in which they are taken.
-- checked: some rows, and none most of the time
create index report_bridge_due_order on report_bridge_due (tried_at nulls first, report_id);
-- checked: some rows, and none most of the time
create index report_dish_due_order on report_dish_due (tried_at nulls first, report_id);
-- checked: some rows, and none most of the time
create index report_food_due_order on report_food_due (tried_at nulls first, report_id);
