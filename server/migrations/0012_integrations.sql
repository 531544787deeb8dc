-- Integrations: programs of an organization's own that call with a key, and what they are told of.
create table integration (
  id text primary key,
  organization_id text not null references organization (id),
  name text not null,
  open_api boolean not null,
  mapping_api boolean not null,
  -- SHA-256 of the key: who reads this table cannot call with it. The key before a rotation works for a while longer.
  key_hash bytea not null,
  key_end text not null,
  former_key_hash bytea,
  former_key_until timestamptz,
  key_made_at timestamptz not null default now(),
  created_by text references person (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- To the minute, so that a busy key does not write with every call.
  last_used_at timestamptz,
  deleted_at timestamptz
);
create unique index integration_key on integration (key_hash);
create unique index integration_former_key on integration (former_key_hash) where former_key_hash is not null;
create index integration_of_organization on integration (organization_id, lower(name), id) where deleted_at is null;
create index integration_in_bin on integration (organization_id, deleted_at desc, id desc) where deleted_at is not null;

-- Calls of the minute, counted once for all nodes. Lost in a crash of the database, which forgives a minute.
create unlogged table open_call_count (
  integration_id text not null,
  minute timestamptz not null,
  calls integer not null,
  primary key (integration_id, minute)
);

-- What was answered to a call with an Idempotency-Key: sent again within a day, it is answered again and does nothing.
create table open_answer (
  integration_id text not null references integration (id) on delete cascade,
  key text not null,
  -- SHA-256 of method, path and body: another call with the same key is refused.
  request_hash bytea not null,
  -- Null while the first call runs.
  status integer,
  -- JSON, gzip.
  body bytea,
  created_at timestamptz not null default now(),
  primary key (integration_id, key)
);
create index open_answer_age on open_answer (created_at);

-- The callers' own ids of recipes.
create table recipe_external_id (
  organization_id text not null references organization (id),
  restaurant_id text not null references restaurant (id),
  external_id text not null,
  recipe_id text not null references recipe (id) on delete cascade,
  -- SHA-256 of what was sent last: the same again makes no new version.
  sent_hash bytea not null,
  primary key (restaurant_id, external_id)
);
create unique index recipe_external_id_recipe on recipe_external_id (recipe_id);

-- Addresses that are told, each with the secret that signs: sealed, since it is needed to sign.
create table webhook (
  id text primary key,
  organization_id text not null references organization (id),
  integration_id text not null references integration (id) on delete cascade,
  url text not null,
  secret text not null,
  events text[] not null,
  active boolean not null default true,
  failing_since timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index webhook_of_organization on webhook (organization_id, created_at, id);
create index webhook_of_integration on webhook (integration_id);

create table webhook_delivery (
  id text primary key,
  organization_id text not null,
  webhook_id text not null references webhook (id) on delete cascade,
  -- The message's own id: the same for each address and each attempt.
  message_id text not null,
  type text not null,
  message jsonb not null,
  state text not null check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  status integer,
  failure text,
  took integer,
  created_at timestamptz not null default now(),
  last_attempt_at timestamptz,
  next_attempt_at timestamptz
);
create index webhook_delivery_log on webhook_delivery (organization_id, created_at desc, id desc);
create index webhook_delivery_of on webhook_delivery (webhook_id, created_at desc, id desc);
create index webhook_delivery_due on webhook_delivery (next_attempt_at) where state = 'waiting';
create unique index webhook_delivery_once on webhook_delivery (webhook_id, message_id);

-- What a program wrote names the program; then no person did.
alter table recipe add column integration_id text references integration (id);
alter table report add column integration_id text references integration (id);
alter table mapped_ingredient add column integration_id text references integration (id);
alter table mapped_ingredient_history add column integration_id text references integration (id);
alter table sold_name alter column decided_by drop not null;
