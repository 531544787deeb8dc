-- Finding parts of names by index; a trusted extension, which the owner of a database may add.
create extension if not exists pg_trgm;

alter table recipe
  -- The library a recipe stands in: its restaurant's, or the whole organization's.
  add column library_scope text not null default 'restaurant' check (library_scope in ('restaurant', 'organization')),
  -- The id of that restaurant or organization: what lists go by.
  add column shelf text,
  add column ingredient_bag boolean not null default false,
  add column may_contain text[] not null default '{}',
  -- The first name folded, to sort by; grams CO2e of a portion, to sort by.
  add column name_sort text not null default '',
  add column co2_per_portion double precision,
  -- All names folded, each a key: the rows of a sales sheet are found by them.
  add column name_keys text[] not null default '{}',
  -- What filters ask for, one token a fact (`l:low`, `t:lunch`, `d:vegan`), with the shelf and the organization.
  add column facets text[] not null default '{}',
  add column saved_by text references person (id),
  add column saved_at timestamptz not null default now();

update recipe
set shelf = restaurant_id,
  co2_per_portion = co2 / portions,
  name_sort = name_search,
  saved_by = created_by,
  saved_at = updated_at,
  -- Calculated anew at the next start, which fills in the rest.
  food_data_version = '',
  draft = draft || jsonb_build_object(
    'libraryScope', 'restaurant',
    'allergens', coalesce(
      (select jsonb_agg(jsonb_build_object('allergen', allergen, 'state', 'contains'))
        from jsonb_array_elements(draft -> 'allergens') as allergen),
      '[]'::jsonb)),
  footprint = footprint || jsonb_build_object('allergens', (footprint -> 'allergens') || jsonb_build_object(
    'free', '[]'::jsonb,
    'inherited', footprint -> 'allergens',
    'known', (footprint -> 'diet') <> 'null'::jsonb));

alter table recipe alter column shelf set not null;

drop index recipe_overview;
-- The overview by cursor, newest change first; what is searched for stands in the index, so that no row is opened in vain.
create index recipe_changed on recipe (organization_id, shelf, updated_at desc, id desc) where deleted_at is null;
create index recipe_by_name on recipe (organization_id, shelf, name_sort, id) where deleted_at is null;
create index recipe_by_footprint
  on recipe (organization_id, shelf, (coalesce(co2_per_portion, 'infinity')), id) where deleted_at is null;
create index recipe_in_bin on recipe (organization_id, shelf, deleted_at desc, id desc) where deleted_at is not null;
-- Whatever narrows: filters by their tokens, names of a sheet by their keys, parts of names by their trigrams.
create index recipe_find on recipe using gin (facets, name_keys, name_search gin_trgm_ops) where deleted_at is null;
-- Which recipes wait for new figures.
create index recipe_food_data on recipe (food_data_version, organization_id);

-- What a save replaced, as it stood. The present version stands in `recipe`.
create table recipe_version (
  recipe_id text not null references recipe (id) on delete cascade,
  version integer not null,
  organization_id text not null,
  names jsonb not null,
  draft jsonb not null,
  footprint jsonb not null,
  co2 double precision,
  co2_low double precision,
  co2_high double precision,
  weight double precision not null,
  portions double precision not null,
  level text,
  food_data_version text not null,
  saved_by text,
  saved_at timestamptz not null,
  primary key (recipe_id, version)
);

-- Which recipes hold which bags: they are calculated anew when the bag changes.
create table recipe_bag (
  organization_id text not null,
  bag_id text not null references recipe (id) on delete cascade,
  recipe_id text not null references recipe (id) on delete cascade,
  primary key (bag_id, recipe_id)
);
create index recipe_bag_of on recipe_bag (recipe_id);

-- Every tag and category that an organization's recipes ever had; whether one still has it, `recipe.facets` tells.
create table recipe_word (
  organization_id text not null references organization (id),
  kind text not null check (kind in ('tag', 'category')),
  name text not null,
  primary key (organization_id, kind, name)
);

-- What the recalculation with new food data changed, the largest change of a portion first.
create table recipe_recalculation (
  organization_id text not null,
  recipe_id text not null references recipe (id) on delete cascade,
  food_data_version text not null,
  former_version text not null,
  -- Grams CO2e per portion, and levels, before and after.
  co2_before double precision,
  co2_before_low double precision,
  co2_before_high double precision,
  level_before text,
  co2_after double precision,
  co2_after_low double precision,
  co2_after_high double precision,
  level_after text,
  -- How far it moved; infinite where only one of the two is known.
  moved double precision not null,
  recalculated_at timestamptz not null,
  primary key (recipe_id, food_data_version)
);
create index recipe_recalculation_list
  on recipe_recalculation (organization_id, food_data_version, moved desc, recipe_id);
