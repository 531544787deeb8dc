-- Accounts: invitations, the secrets of links, devices, a second step.

alter table person
  -- Null until a mail to the address was answered.
  add column email_verified_at timestamptz,
  add column password_changed_at timestamptz not null default now(),
  -- Signs in no more before a new password was chosen by the link of a mail.
  add column password_update_needed boolean not null default false,
  add column terms_accepted_at timestamptz;
-- Who was there before was let in by hand.
update person set email_verified_at = created_at;

alter table session
  -- What a person ends a session by: the token is known to nobody.
  add column id text not null default gen_random_uuid()::text,
  add column address text,
  add column user_agent text;
create unique index session_id on session (id);

create table invitation (
  id text primary key,
  -- `set_up`: the first super-admin of an installation without organizations; the rest is then unknown until the sign-up.
  kind text not null default 'member' check (kind in ('member', 'set_up')),
  organization_id text references organization (id),
  email text,
  role text not null,
  scope_kind text not null check (scope_kind in ('all', 'enterprise', 'organization', 'restaurant')),
  scope_id text not null default '',
  restaurant_ids text[] not null default '{}',
  language text not null,
  invited_by text references person (id),
  created_at timestamptz not null default now(),
  -- When its last mail was asked for.
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by text references person (id),
  revoked_at timestamptz
);
-- An organization invites an address once at a time; another invitation to it takes the place of the former.
create unique index invitation_open on invitation (organization_id, email) where accepted_at is null and revoked_at is null;
-- The invitations of an organization, newest first, by cursor (created_at, id).
create index invitation_organization on invitation (organization_id, created_at desc, id desc)
  where accepted_at is null and revoked_at is null;
create index invitation_expires on invitation (expires_at) where accepted_at is null;

-- The secret of a link in a mail, single-use: who reads this table cannot follow the link.
create table account_token (
  token_hash bytea primary key,
  purpose text not null
    check (purpose in ('invitation', 'verify_email', 'change_email', 'reset_password', 'forced_update', 'second_step')),
  person_id text references person (id),
  invitation_id text references invitation (id) on delete cascade,
  -- The address that it proves: the person's, or the one that is asked for.
  email text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_token_person on account_token (person_id, purpose);
create index account_token_invitation on account_token (invitation_id);
create index account_token_expires on account_token (expires_at);

-- A browser that an account was signed in with: a stranger's guessing does not slow it down.
create table known_device (
  token_hash bytea not null,
  person_id text not null references person (id),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (token_hash, person_id)
);
create index known_device_person on known_device (person_id);
create index known_device_seen on known_device (last_seen_at);

create table second_factor (
  person_id text primary key references person (id),
  -- The authenticator's secret, sealed with the installation's key.
  secret bytea not null,
  created_at timestamptz not null default now(),
  -- Null until a code was confirmed: it counts from then on.
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: none is taken twice.
  last_step integer
);

create table recovery_code (
  code_hash bytea not null,
  person_id text not null references person (id),
  used_at timestamptz,
  primary key (person_id, code_hash)
);
