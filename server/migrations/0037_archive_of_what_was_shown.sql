-- What stood in front of guests, for five years (decision 0110). Each thing that a live link shows has spans of its own, and a span names
-- what it was then by the hash of its body: a dish that changes is written once, on however many links it stands. Triggers write it, so that
-- it is in the transaction of whatever changes a link, a menu, a dish, an own label, a kitchen or the label basis.
create table shown_body (
  organization_id text not null,
  -- SHA-256 of the body as the database writes it.
  hash bytea not null,
  body jsonb not null,
  primary key (organization_id, hash)
);

create table shown_span (
  organization_id text not null,
  kind text not null check (kind in ('link', 'menu', 'recipe', 'own_label', 'restaurant', 'organization', 'export', 'export_menu', 'export_recipe')),
  -- An id; of a link "restaurant/number", of a dish of an export "export/recipe".
  thing text not null,
  shown_from timestamptz not null,
  -- Null: still.
  shown_to timestamptz,
  hash bytea not null,
  primary key (organization_id, kind, thing, shown_from)
);
create index shown_span_ended on shown_span (shown_to) where shown_to is not null;
-- Nobody says when a file that was printed came off the wall: it counts from when it went up.
create index shown_span_export on shown_span (shown_from) where kind like 'export%';

-- Which dishes stand on which live menus now: a change of any other dish is no change of what is shown.
create table shown_dish (
  recipe_id text not null,
  menu_id text not null,
  organization_id text not null,
  primary key (recipe_id, menu_id)
);
create index shown_dish_menu on shown_dish (menu_id);

-- From now on a thing is this (null: it is no longer there). What it is already is not written again. The lock is shared: the purge takes
-- it alone, so that no body goes that somebody is about to name.
create function archive_put(organization text, of_kind text, of_thing text, body_now jsonb) returns void language plpgsql as $$
declare
  hash_now bytea := sha256(convert_to(body_now::text, 'UTF8'));
  latest shown_span;
  moment timestamptz;
begin
  if organization is null then return; end if;
  perform pg_advisory_xact_lock_shared(7261020, hashtext(organization));
  select * into latest from shown_span
    where organization_id = organization and kind = of_kind and thing = of_thing
    order by shown_from desc limit 1;
  if latest.shown_to is null and latest.hash is not distinct from hash_now then return; end if;
  if hash_now is null and latest.shown_to is not null then return; end if;
  moment := greatest(clock_timestamp(), latest.shown_from + interval '1 microsecond', latest.shown_to);
  update shown_span set shown_to = moment
    where organization_id = organization and kind = of_kind and thing = of_thing
      and shown_from = latest.shown_from and shown_to is null;
  if hash_now is null then return; end if;
  insert into shown_body (organization_id, hash, body) values (organization, hash_now, body_now) on conflict do nothing;
  insert into shown_span (organization_id, kind, thing, shown_from, hash)
    values (organization, of_kind, of_thing, moment, hash_now);
end
$$;

-- A dish as guests see it, and what its figure was calculated from: no notes, no tags.
create function recipe_as_shown(r recipe) returns jsonb language sql stable as $$
  select case when r.deleted_at is null then jsonb_build_object(
    'version', r.version, 'names', r.names, 'portions', r.portions, 'dataVersion', r.food_data_version,
    'co2', r.co2, 'low', r.co2_low, 'high', r.co2_high, 'level', r.level, 'complete', r.complete, 'diet', r.diet,
    'allergens', to_jsonb(r.allergens), 'mayContain', to_jsonb(r.may_contain), 'allergensUnknown', to_jsonb(r.allergens_unknown),
    'draft', r.draft - '{names,note,tags,category}'::text[], 'footprint', r.footprint - '{allergens}'::text[]) end
$$;

create function archive_recipe(r recipe) returns void language sql as $$
  select archive_put(r.organization_id, 'recipe', r.id, recipe_as_shown(r))
$$;

create function archive_own_label(l custom_label) returns void language sql as $$
  select archive_put(l.organization_id, 'own_label', l.id, jsonb_build_object('names', l.names, 'sign', l.sign))
$$;

create function archive_restaurant(r restaurant) returns void language sql as $$
  select archive_put(r.organization_id, 'restaurant', r.id,
    jsonb_build_object('name', r.name, 'location', r.location, 'isDeleted', r.deleted_at is not null))
$$;

create function archive_organization(o organization) returns void language sql as $$
  select archive_put(o.id, 'organization', o.id,
    jsonb_build_object('location', o.location, 'labelBasis', o.label_basis, 'isDeleted', o.deleted_at is not null))
$$;

-- A menu no longer shows these dishes: those that no other live menu shows are shown no more.
create function archive_off_menu(of_id text, of_dishes text[]) returns void language plpgsql as $$
declare
  off shown_dish;
begin
  for off in delete from shown_dish where menu_id = of_id and recipe_id = any (of_dishes) returning * loop
    if not exists (select from shown_dish where recipe_id = off.recipe_id) then
      perform archive_put(off.organization_id, 'recipe', off.recipe_id, null);
    end if;
  end loop;
end
$$;

-- A live menu with all that stands on it. Who changes its words or one of its dishes meanwhile is waited for, and waits.
create function archive_menu(of_id text) returns void language plpgsql as $$
declare
  m menu;
  dishes text[];
  labels text[];
begin
  select * into m from menu where id = of_id for share;
  if m.id is null then return; end if;
  dishes := array(select distinct named #>> '{}' from jsonb_path_query(m.document, '$.**.recipeId') named
    where jsonb_typeof(named) = 'string');
  labels := array(select distinct named #>> '{}' from jsonb_path_query(m.document, '$.**.customLabels[*]') named
    where jsonb_typeof(named) = 'string');
  perform archive_off_menu(m.id, array(select recipe_id from shown_dish where menu_id = m.id and recipe_id <> all (dishes)));
  insert into shown_dish (recipe_id, menu_id, organization_id)
    select each, m.id, m.organization_id from unnest(dishes) each on conflict do nothing;
  perform 1 from recipe where organization_id = m.organization_id and id = any (dishes) order by id for share;
  perform archive_recipe(r) from recipe r where organization_id = m.organization_id and id = any (dishes);
  perform archive_own_label(l) from custom_label l where organization_id = m.organization_id and id = any (labels);
  perform archive_put(m.organization_id, 'menu', m.id, case when m.deleted_at is null then
    jsonb_build_object('name', m.name, 'language', m.language, 'isLegacy', m.legacy, 'document', m.document) end);
end
$$;

create function archive_link(l live_link) returns void language plpgsql as $$
declare
  place restaurant;
begin
  select * into place from restaurant where id = l.restaurant_id;
  if l.menu_id is not null then
    perform archive_organization(o) from organization o where id = place.organization_id;
    perform archive_restaurant(place);
    perform archive_menu(l.menu_id);
  end if;
  perform archive_put(place.organization_id, 'link', l.restaurant_id || '/' || l.link_number,
    case when l.menu_id is not null then jsonb_build_object('menuId', l.menu_id, 'inFigures', l.in_figures) end);
end
$$;

create function archive_changed_link() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then perform archive_link(new); end if;
  if tg_op = 'DELETE' then
    perform archive_put(r.organization_id, 'link', old.restaurant_id || '/' || old.link_number, null)
      from restaurant r where id = old.restaurant_id;
  end if;
  if tg_op <> 'INSERT' and not exists (select from live_link where menu_id = old.menu_id) then
    perform archive_off_menu(old.menu_id, array(select recipe_id from shown_dish where menu_id = old.menu_id));
    perform archive_put(m.organization_id, 'menu', m.id, null) from menu m where id = old.menu_id;
  end if;
  return null;
end
$$;
create trigger archive_changed_link after insert or delete or update of menu_id, in_figures on live_link
  for each row execute function archive_changed_link();

create function archive_changed_menu() returns trigger language plpgsql as $$
begin
  if exists (select from live_link where menu_id = new.id) then perform archive_menu(new.id); end if;
  return null;
end
$$;
create trigger archive_changed_menu after update of name, language, legacy, document, deleted_at on menu
  for each row execute function archive_changed_menu();

create function archive_changed_recipe() returns trigger language plpgsql as $$
begin
  if exists (select from shown_dish where recipe_id = new.id) then perform archive_recipe(new); end if;
  return null;
end
$$;
create trigger archive_changed_recipe after update on recipe for each row execute function archive_changed_recipe();

-- These three are followed from the first time on that something of theirs was live; they change seldom.
create function archive_is_followed(organization text, of_kind text, of_thing text) returns boolean language sql stable as $$
  select exists (select from shown_span where organization_id = organization and kind = of_kind and thing = of_thing)
$$;

create function archive_changed_own_label() returns trigger language plpgsql as $$
begin
  if archive_is_followed(new.organization_id, 'own_label', new.id) then perform archive_own_label(new); end if;
  return null;
end
$$;
create trigger archive_changed_own_label after update on custom_label for each row execute function archive_changed_own_label();

create function archive_changed_restaurant() returns trigger language plpgsql as $$
begin
  if archive_is_followed(new.organization_id, 'restaurant', new.id) then perform archive_restaurant(new); end if;
  return null;
end
$$;
create trigger archive_changed_restaurant after update of name, location, deleted_at on restaurant
  for each row execute function archive_changed_restaurant();

create function archive_changed_organization() returns trigger language plpgsql as $$
begin
  if archive_is_followed(new.id, 'organization', new.id) then perform archive_organization(new); end if;
  return null;
end
$$;
create trigger archive_changed_organization after update of location, label_basis, deleted_at on organization
  for each row execute function archive_changed_organization();

-- What is live today is shown from today on, as far as the archive knows.
select archive_link(l) from live_link l where menu_id is not null;
