-- What a restaurant's people chose for a name that its till writes: next month's list is matched by it.
create table sold_name (
  organization_id text not null references organization (id),
  restaurant_id text not null references restaurant (id),
  -- The name as written without case, accents and signs.
  name_key text not null,
  recipe_id text not null references recipe (id) on delete cascade,
  decided_by text not null references person (id),
  decided_at timestamptz not null,
  primary key (restaurant_id, name_key)
);
create index sold_name_of on sold_name (recipe_id);
