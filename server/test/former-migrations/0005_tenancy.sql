-- Organizations, restaurants, people and enterprises as those who run them list them, and the audit of what they do.

-- Pictures: the path of the one shown, and of the one that was deleted or replaced last, which can be put back for 30 days.
alter table organization add column logo text, add column former_logo text, add column logo_deleted_at timestamptz;
alter table restaurant
  add column logo text,
  add column former_logo text,
  add column logo_deleted_at timestamptz,
  add column on_leaderboard boolean not null default false;

-- Lists of people by last name, and finding them by the beginnings of words in names and addresses.
alter table person
  add column sort_name text generated always as (lower(lastname || ' ' || firstname)) stored,
  add column words tsvector generated always as (
    to_tsvector('simple'::regconfig, translate(lastname || ' ' || firstname || ' ' || email, '.,@-_+''’/&', '          '))
  ) stored;
drop index person_organization;
create index person_of_organization on person (organization_id, sort_name, id) where deleted_at is null;
create index person_by_name on person (sort_name, id) where deleted_at is null;
create index person_words on person using gin (words) where deleted_at is null;
create index person_in_bin on person (organization_id, deleted_at desc, id desc) where deleted_at is not null;

alter table organization
  add column sort_name text generated always as (lower(name)) stored,
  add column words tsvector generated always as (
    to_tsvector('simple'::regconfig, translate(name, '.,@-_+''’/&', '          '))
  ) stored;
create index organization_by_name on organization (sort_name, id) where deleted_at is null;
create index organization_words on organization using gin (words) where deleted_at is null;
create index organization_in_bin on organization (deleted_at desc, id desc) where deleted_at is not null;
create index enterprise_by_name on enterprise (lower(name), id) where deleted_at is null;

-- An organization's restaurants have different names, whatever their case. Where two had the same, the later is numbered.
update restaurant set name = restaurant.name || ' (' || twin.place || ')'
from (
  select id, row_number() over (partition by organization_id, lower(name) order by created_at, id) as place
  from restaurant where deleted_at is null
) twin
where twin.id = restaurant.id and twin.place > 1;
create unique index restaurant_name_once on restaurant (organization_id, lower(name)) where deleted_at is null;
create index restaurant_in_bin on restaurant (organization_id, deleted_at desc, id desc) where deleted_at is not null;

-- Who has a role for a thing, and who works in a restaurant.
create index role_grant_scope on role_grant (scope_kind, scope_id, role);
create index portfolio_restaurant on portfolio (restaurant_id);

-- Who did what to which thing when, by the names of the time: it refers to nothing, since it outlives everything.
create table audit_entry (
  id text primary key,
  at timestamptz not null,
  deed text not null,
  by_id text,
  by_name text,
  thing_kind text not null,
  thing_id text not null,
  thing_name text not null,
  organization_id text,
  organization_name text,
  -- The fields that differ, each with a list of texts.
  before jsonb not null,
  after jsonb not null
);
create index audit_entry_organization on audit_entry (organization_id, at desc, id desc);
create index audit_entry_at on audit_entry (at desc, id desc);

-- It only grows: nothing in the product changes or removes a line of it.
create function audit_entry_only_grows() returns trigger language plpgsql as $$
begin
  raise exception 'the audit only grows';
end
$$;
create trigger audit_entry_only_grows before update or delete or truncate on audit_entry
  for each statement execute function audit_entry_only_grows();
