-- A menu plan that the organization offers its kitchens, and the plans of kitchens that follow one (decision 0142).
alter table menu_plan
  add column offered_at timestamptz,
  add column follows_id text references menu_plan (id) on delete set null,
  -- The followed plan as this one took it last: what differs from it the kitchen varied.
  add column followed_version integer,
  add column followed_document jsonb,
  -- Places on which the kitchen has another dish.
  add column varied integer not null default 0,
  -- The same of what guests see.
  add column published_followed_revision integer,
  add column published_followed_document jsonb;
-- checked: some thousand rows take no time. A kitchen follows a plan once.
create unique index menu_plan_follower on menu_plan (follows_id, restaurant_id) where follows_id is not null and deleted_at is null;
-- checked: nothing follows yet.
create index menu_plan_follows on menu_plan (follows_id) where follows_id is not null;
-- checked: nothing is offered yet.
create index menu_plan_offered on menu_plan (organization_id) where offered_at is not null and deleted_at is null;
