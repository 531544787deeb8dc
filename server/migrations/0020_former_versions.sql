-- What a save that named no version wrote over, as it stood. A recipe's former versions stand in recipe_version.
create table menu_version (
  menu_id text not null references menu (id) on delete cascade,
  version integer not null,
  organization_id text not null,
  name text not null,
  library_scope text not null,
  language text not null,
  legacy boolean not null,
  document jsonb not null,
  saved_at timestamptz not null,
  primary key (menu_id, version)
);

-- Rows and document are packed as in report_body.
create table report_version (
  report_id text not null references report (id) on delete cascade,
  version integer not null,
  organization_id text not null,
  name text not null,
  type text not null,
  status text not null,
  start_date text not null,
  end_date text,
  location text not null,
  settings jsonb not null,
  food_data_version text,
  rows bytea,
  document bytea,
  saved_at timestamptz not null,
  primary key (report_id, version)
);
