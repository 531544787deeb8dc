-- Menu plans of a kitchen: which dishes stand on which days of a cycle. The document is a MenuPlanDraft without its name.
create table menu_plan (
  id text primary key,
  organization_id text not null references organization (id),
  restaurant_id text not null references restaurant (id),
  version integer not null default 1,
  -- What a row of the overview shows stands in columns, so that a list never opens a document.
  name text not null,
  weeks integer not null,
  dishes integer not null,
  starts_on text,
  document jsonb not null,
  created_by text references person (id),
  saved_by text references person (id),
  -- Of a program that made it: then no person did.
  integration_id text references integration (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- The overview: a restaurant's plans, newest change first, by cursor (updated_at, id).
create index menu_plan_restaurant on menu_plan (organization_id, restaurant_id, updated_at desc, id desc) where deleted_at is null;
-- The bin's purge after 30 days.
create index menu_plan_bin on menu_plan (deleted_at) where deleted_at is not null;

-- What a save that named no version wrote over, as it stood.
create table menu_plan_version (
  menu_plan_id text not null references menu_plan (id) on delete cascade,
  version integer not null,
  organization_id text not null,
  name text not null,
  document jsonb not null,
  saved_at timestamptz not null,
  primary key (menu_plan_id, version)
);
