-- Erasing people and organizations for good, and files with everything of an organization.

-- Somebody who is erased stays as a row without anything of theirs, so that what they made has an author that nobody knows:
-- it has no address. Who was removed 30 days ago and still has one is due.
create index person_to_erase on person (deleted_at) where deleted_at is not null and email <> '';

-- What names somebody in the audit is found by who did it, and by what it was done to.
create index audit_entry_by on audit_entry (by_id) where by_id is not null;
create index audit_entry_thing on audit_entry (thing_id);
create index audit_entry_invited on audit_entry (lower(thing_name)) where thing_kind = 'invitation';

-- The audit still only grows: no line is ever removed, and of a line nothing changes but that names are taken out of it, by
-- one of the two functions below. Who, what and when stay, by ids that lead to nobody.
create or replace function audit_entry_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('plateprint.erasing', true) = 'on' then
    return null;
  end if;
  raise exception 'the audit only grows';
end
$$;

create function audit_entry_loses_names_alone() returns trigger language plpgsql as $$
begin
  if (new.id, new.at, new.deed, new.by_id, new.thing_kind, new.thing_id, new.organization_id)
      is distinct from (old.id, old.at, old.deed, old.by_id, old.thing_kind, old.thing_id, old.organization_id)
    or new.by_name is distinct from old.by_name and new.by_name <> ''
    or new.thing_name is distinct from old.thing_name and new.thing_name <> ''
    or new.organization_name is distinct from old.organization_name and new.organization_name <> ''
    or not (old.before @> new.before and old.after @> new.after) then
    raise exception 'a line of the audit only loses names';
  end if;
  return new;
end
$$;
create trigger audit_entry_loses_names_alone before update on audit_entry
  for each row execute function audit_entry_loses_names_alone();

-- Takes somebody's names and address out of the audit.
create function audit_forget_person(person text, address text) returns void language plpgsql as $$
begin
  perform set_config('plateprint.erasing', 'on', true);
  update audit_entry set by_name = '' where by_id = person and by_name <> '';
  update audit_entry set
    thing_name = '',
    before = before - array['name', 'firstname', 'lastname', 'email'],
    after = after - array['name', 'firstname', 'lastname', 'email']
  where (thing_kind = 'person' and thing_id = person)
    or (thing_kind = 'invitation' and address <> '' and lower(thing_name) = lower(address));
  perform set_config('plateprint.erasing', 'off', true);
end
$$;

-- Takes all that an organization's lines say out of them but who did what to which thing when.
create function audit_forget_organization(organization text) returns void language plpgsql as $$
begin
  perform set_config('plateprint.erasing', 'on', true);
  update audit_entry set thing_name = '', organization_name = '', before = '{}', after = '{}' where organization_id = organization;
  perform set_config('plateprint.erasing', 'off', true);
end
$$;

-- Files with everything of an organization, kept for a week.
create table organization_export (
  id text primary key,
  organization_id text not null references organization (id) on delete cascade,
  asked_by text references person (id),
  asked_at timestamptz not null,
  state text not null check (state in ('waiting', 'ready', 'failed')),
  -- Kinds of things that are in the file already, and of how many.
  done integer not null default 0,
  kinds integer not null default 0,
  -- The file lies in pieces, so that nobody has to hold all of it: how many, and their bytes together.
  pieces integer not null default 0,
  bytes double precision not null default 0,
  finished_at timestamptz
);
create index organization_export_of on organization_export (organization_id, asked_at desc, id desc);
