create table menu (
  id text primary key,
  organization_id text not null references organization (id),
  restaurant_id text not null references restaurant (id),
  library_scope text not null default 'restaurant' check (library_scope in ('restaurant', 'organization')),
  version integer not null default 1,
  -- What a row of the overview shows stands in columns, so that a list never opens a document.
  name text not null,
  -- The name in lower case, for search as one types.
  name_search text not null,
  orientation text not null,
  language text not null,
  dishes integer not null,
  -- True while `document` is of the former form (LegacyMenu); else it is a MenuPage.
  legacy boolean not null default false,
  document jsonb not null,
  thumbnail text,
  created_by text references person (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- The overview: a restaurant's menus, newest change first, by cursor (updated_at, id).
create index menu_overview on menu (organization_id, restaurant_id, updated_at desc, id desc) where deleted_at is null;
-- The organization's library, shown beside them.
create index menu_library on menu (organization_id, updated_at desc, id desc) where deleted_at is null and library_scope = 'organization';
-- The bin's purge after 30 days.
create index menu_bin on menu (deleted_at) where deleted_at is not null;

-- A restaurant's numbered live links. The token is the public address of a screen in a dining room, shown again whenever
-- somebody looks, so it stands here as it is; it opens nothing but the menu that is on it.
create table live_link (
  restaurant_id text not null references restaurant (id),
  link_number integer not null check (link_number between 1 and 10),
  token text not null,
  menu_id text references menu (id),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (restaurant_id, link_number)
);
create unique index live_link_token on live_link (token);
create index live_link_menu on live_link (menu_id) where menu_id is not null;

create table menu_template (
  id text primary key,
  organization_id text not null references organization (id),
  name text not null,
  legacy boolean not null default false,
  document jsonb not null,
  thumbnail text,
  created_by text references person (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index menu_template_organization on menu_template (organization_id, name, id);
create index menu_template_bin on menu_template (deleted_at) where deleted_at is not null;

create table menu_background (
  id text primary key,
  organization_id text not null references organization (id),
  name text not null,
  -- The path its picture is served at.
  picture text not null,
  created_by text references person (id),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index menu_background_organization on menu_background (organization_id, created_at desc, id desc);
create index menu_background_bin on menu_background (deleted_at) where deleted_at is not null;

create table custom_label (
  id text primary key,
  organization_id text not null references organization (id),
  names jsonb not null,
  sign text not null,
  colour text not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index custom_label_organization on custom_label (organization_id, created_at, id) where deleted_at is null;
