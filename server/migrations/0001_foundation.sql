-- Tenancy: enterprise → organization → restaurant → person. Ids are made by the product (UUID text), so that
-- a row knows its id before it is written and copies between databases keep it.

create table enterprise (
  id text primary key,
  name text not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table organization (
  id text primary key,
  enterprise_id text references enterprise (id),
  name text not null,
  segment text not null default 'restaurant',
  location text not null default 'EU',
  plan text not null default 'starter' check (plan in ('starter', 'plus', 'intermediate', 'professional')),
  plan_active boolean not null default true,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index organization_enterprise on organization (enterprise_id);

create table restaurant (
  id text primary key,
  organization_id text not null references organization (id),
  name text not null,
  location text,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- The switcher and every restaurant list: by organization, then name.
create index restaurant_organization_name on restaurant (organization_id, name, id);

create table person (
  id text primary key,
  organization_id text not null references organization (id),
  firstname text not null,
  lastname text not null,
  email text not null,
  password_hash text not null,
  settings jsonb not null default '{}',
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- One person an e-mail address, whatever its case.
create unique index person_email on person (lower(email)) where deleted_at is null;
create index person_organization on person (organization_id, lastname, firstname, id);

create table role_grant (
  person_id text not null references person (id),
  role text not null,
  scope_kind text not null check (scope_kind in ('all', 'enterprise', 'organization', 'restaurant')),
  scope_id text not null default '',
  created_at timestamptz not null default now(),
  primary key (person_id, role, scope_kind, scope_id)
);

create table portfolio (
  person_id text not null references person (id),
  restaurant_id text not null references restaurant (id),
  primary key (person_id, restaurant_id)
);

create table session (
  -- SHA-256 of the cookie's token: who reads this table cannot sign in with it.
  token_hash bytea primary key,
  person_id text not null references person (id),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_person on session (person_id);
create index session_expires on session (expires_at);

-- Failed sign-ins by account and by address, for the growing delay; shared by all nodes.
create table sign_in_attempt (
  subject text primary key,
  failures integer not null,
  last_failure_at timestamptz not null
);
