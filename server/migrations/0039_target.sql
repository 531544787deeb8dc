-- Targets of a kitchen or (without a restaurant) of a whole organization, with the actions that are to lead there.
create table target (
  id text primary key,
  organization_id text not null references organization (id),
  restaurant_id text references restaurant (id),
  version integer not null default 1,
  -- A TargetDraft, and a list of kept actions.
  document jsonb not null,
  actions jsonb not null default '[]',
  created_by text references person (id),
  saved_by text references person (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- The targets of a place.
create index target_place on target (organization_id, restaurant_id, created_at) where deleted_at is null;
-- The bin's purge after 30 days.
create index target_bin on target (deleted_at) where deleted_at is not null;
