-- Reports. What lists, the dashboard and sums over reports read stands in narrow columns; rows, document and evidence are
-- compressed bodies beside them, which only the page of one report opens.
create table report (
  id text primary key,
  organization_id text not null references organization (id),
  restaurant_id text not null references restaurant (id),
  category text not null check (category in ('restaurant', 'organization')),
  variety text not null check (variety in ('sales', 'procurement')),
  type text not null check (type in ('monthly', 'period', 'event')),
  status text not null check (status in ('draft', 'completed')),
  version integer not null default 1,
  -- The caller's own key of the save that made it: sent again, it makes no second one.
  client_key text,
  name text not null,
  name_search text not null,
  -- Calendar days as text, `2026-11-20`: they sort in the order of time and know no time zone.
  start_date text not null check (start_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  end_date text check (end_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  location text not null,
  settings jsonb not null,
  -- The restaurants an organization's report speaks of.
  restaurant_ids text[] not null default '{}',
  unmatched_rows integer not null default 0,
  food_data_version text,
  thumbnail text,
  created_by text references person (id),
  saved_by text references person (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  generated_at timestamptz,
  deleted_at timestamptz
);
create unique index report_client_key on report (restaurant_id, client_key) where client_key is not null;
-- The overview: the latest start first, by cursor (start_date, id).
create index report_overview on report (organization_id, restaurant_id, start_date desc, id desc) where deleted_at is null;
create index report_of_organization on report (organization_id, start_date desc, id desc) where deleted_at is null and category = 'organization';
-- The months of a restaurant that have a completed report: dashboard, missing months, periods, organization reports.
create index report_months on report (restaurant_id, variety, type, start_date) where deleted_at is null and status = 'completed' and category = 'restaurant';
create index report_bin on report (deleted_at) where deleted_at is not null;

-- The totals of a completed report by each of the two emission databases, so that the dashboard may show either.
create table report_total (
  report_id text not null references report (id) on delete cascade,
  location text not null,
  organization_id text not null,
  -- Grams CO2e, grams, and servings as sold; `portions` counts each serving as its meal size.
  co2 double precision,
  co2_low double precision,
  co2_high double precision,
  portions double precision not null,
  total_servings double precision not null,
  weight double precision not null,
  weight_covered double precision not null,
  -- Servings (sales) or kilograms (procurement) from very_low to very_high.
  by_level double precision[] not null,
  -- kg CO2e of 400 g of the heaviest and the lightest dish.
  highest double precision,
  lowest double precision,
  totals jsonb not null,
  -- The dishes or foods that most CO2e could be saved with, for the dashboard.
  change_first jsonb not null default '[]',
  primary key (report_id, location)
);

create table report_body (
  report_id text not null references report (id) on delete cascade,
  organization_id text not null,
  kind text not null check (kind in ('rows', 'document', 'evidence')),
  -- JSON, gzip.
  body bytea not null,
  primary key (report_id, kind)
);
-- Compressed already.
alter table report_body alter column body set storage external;

-- How far a generation has come, by the key of its save; gone a day later.
create table report_progress (
  key text primary key,
  person_id text not null references person (id),
  phase text not null,
  done integer not null,
  total integer not null,
  cancelled boolean not null default false,
  updated_at timestamptz not null default now()
);
create index report_progress_age on report_progress (updated_at);

-- What an organization's purchased names stand for: decided by a person, or waiting for one.
create table mapped_ingredient (
  id text primary key,
  organization_id text not null references organization (id),
  external_id text not null default '',
  name text not null,
  -- Lower case without accents and signs: one name, however it is typed.
  name_key text not null,
  language text not null,
  ingredient_id text,
  variation_id text,
  category_id text,
  origin_iso text,
  organic boolean not null default false,
  not_food boolean not null default false,
  -- The food data's best guesses, and the version that made them.
  candidates jsonb not null default '[]',
  food_data_version text not null,
  -- Over all reports that have the name: grams, money, rows, and grams CO2e that its being unknown leaves open.
  weight double precision not null default 0,
  money double precision,
  rows integer not null default 0,
  at_stake double precision not null default 0,
  decided_by text references person (id),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index mapped_ingredient_name on mapped_ingredient (organization_id, external_id, name_key);
-- The queue: most at stake first, by cursor (at_stake, id).
create index mapped_ingredient_queue on mapped_ingredient (organization_id, at_stake desc, id desc) where decided_at is null;
create index mapped_ingredient_decided on mapped_ingredient (organization_id, name_key, id) where decided_at is not null;

-- Where a waiting name was met, so that sums stay right when a report is saved again or deleted.
create table mapped_ingredient_use (
  report_id text not null references report (id) on delete cascade,
  mapped_id text not null references mapped_ingredient (id) on delete cascade,
  weight double precision not null,
  money double precision,
  rows integer not null,
  primary key (report_id, mapped_id)
);
create index mapped_ingredient_use_name on mapped_ingredient_use (mapped_id);

-- Each decision keeps the former.
create table mapped_ingredient_history (
  mapped_id text not null references mapped_ingredient (id) on delete cascade,
  organization_id text not null,
  former jsonb not null,
  decided_by text references person (id),
  decided_at timestamptz not null default now()
);
create index mapped_ingredient_history_name on mapped_ingredient_history (mapped_id, decided_at desc);
