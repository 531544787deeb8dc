create table recipe (
  id text primary key,
  organization_id text not null references organization (id),
  restaurant_id text not null references restaurant (id),
  version integer not null default 1,
  -- What a row of the overview shows stands in columns, so that a list never opens a document.
  names jsonb not null,
  -- All names in lower case, one a line, for search as one types.
  name_search text not null,
  category text not null,
  tags jsonb not null,
  diet text,
  allergens text[] not null,
  -- What the person wrote (RecipeDraft) and what was calculated from it (RecipeFootprint).
  draft jsonb not null,
  footprint jsonb not null,
  -- Grams CO2e and grams of the whole recipe, portions, level: for lists and totals, which never open the documents.
  co2 double precision,
  co2_low double precision,
  co2_high double precision,
  weight double precision not null,
  portions double precision not null,
  level text,
  complete boolean not null,
  food_data_version text not null,
  created_by text references person (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- The overview: a restaurant's recipes, newest change first, by cursor (updated_at, id).
create index recipe_overview on recipe (organization_id, restaurant_id, updated_at desc, id desc) where deleted_at is null;
-- The bin's purge after 30 days.
create index recipe_bin on recipe (deleted_at) where deleted_at is not null;
