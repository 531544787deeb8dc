-- What a published plan's dishes last said about their allergens, and what changes added since (decision 0243). A plan reaches guests by its
-- public address alone, without any live menu, so the notices of live menus (0051) do not find it.
alter table served_dish add column said jsonb;

-- A row for a plan and a dish until its mail is sent; from then on a further change has a row of its own.
create table plan_allergen_notice (
  id text primary key default gen_random_uuid()::text,
  organization_id text not null references organization (id),
  menu_plan_id text not null references menu_plan (id) on delete cascade,
  recipe_id text not null,
  names jsonb not null,
  added text[] not null,
  opened text[] not null,
  at timestamptz not null,
  mailed_at timestamptz,
  seen_at timestamptz,
  seen_by text references person (id)
);
create unique index plan_allergen_notice_waiting on plan_allergen_notice (menu_plan_id, recipe_id) where mailed_at is null and seen_at is null;
create index plan_allergen_notice_plan on plan_allergen_notice (menu_plan_id, at);
create index plan_allergen_notice_dish on plan_allergen_notice (recipe_id) where mailed_at is null and seen_at is null;
create index plan_allergen_notice_unmailed on plan_allergen_notice (at) where mailed_at is null;
create index plan_allergen_notice_organization on plan_allergen_notice (organization_id);
create index plan_allergen_notice_seen on plan_allergen_notice (seen_at) where seen_at is not null;
create index plan_allergen_notice_seen_by on plan_allergen_notice (seen_by) where seen_by is not null;

-- The lists that `allergens_added` reads, with what is signed.
create function allergens_said(r recipe) returns jsonb language sql stable as $$
  select jsonb_build_object('allergens', to_jsonb(r.allergens), 'mayContain', to_jsonb(r.may_contain),
    'allergensUnknown', to_jsonb(r.allergens_unknown)) || signed_as_shown(r.id)
$$;

-- A dish in the bin is not served; once it is back it is compared with what it said last.
create function notice_allergens_on_plans(r recipe) returns void language plpgsql as $$
declare
  is_said jsonb;
  said_now record;
begin
  if r.deleted_at is not null or not exists (select from served_dish where recipe_id = r.id) then return; end if;
  is_said := allergens_said(r);
  with former as (
    select menu_plan_id, said from served_dish
      where recipe_id = r.id and organization_id = r.organization_id and said is distinct from is_said
      order by menu_plan_id for update
  ), changed as (
    update served_dish set said = is_said from former
      where served_dish.recipe_id = r.id and served_dish.menu_plan_id = former.menu_plan_id
      returning served_dish.menu_plan_id, former.said as was
  )
  insert into plan_allergen_notice (organization_id, menu_plan_id, recipe_id, names, added, opened, at)
    select r.organization_id, menu_plan_id, r.id, r.names, change.added, change.opened, clock_timestamp()
      from changed, allergens_added(was, is_said) change
      where was is not null and cardinality(change.added) + cardinality(change.opened) > 0
    on conflict (menu_plan_id, recipe_id) where mailed_at is null and seen_at is null do update set
      names = excluded.names, at = excluded.at,
      added = array(select distinct unnest(plan_allergen_notice.added || excluded.added)),
      opened = array(select distinct unnest(plan_allergen_notice.opened || excluded.opened));
  -- What went again, or became known, before anybody was sent a mail.
  select * into said_now from allergens_of_shown(is_said);
  update plan_allergen_notice set
      added = array(select each from unnest(added) each where each = any (said_now.contains || said_now.may_contain)),
      opened = array(select each from unnest(opened) each
        where each = any (said_now.unknown) and each <> all (said_now.contains || said_now.may_contain))
    where recipe_id = r.id and organization_id = r.organization_id and mailed_at is null and seen_at is null
      and not (added <@ (said_now.contains || said_now.may_contain)
        and opened <@ said_now.unknown and not opened && (said_now.contains || said_now.may_contain));
  delete from plan_allergen_notice
    where recipe_id = r.id and organization_id = r.organization_id and mailed_at is null and seen_at is null
      and cardinality(added) + cardinality(opened) = 0;
end
$$;

create function notice_allergens_of_recipe() returns trigger language plpgsql as $$
begin
  perform notice_allergens_on_plans(new);
  return null;
end
$$;
-- Triggers come in the order of their names: a change of the lines ends the signature before the dish is compared.
create trigger when_undone_notice_allergens_on_plans after update on recipe for each row
  when ((old.allergens, old.may_contain, old.allergens_unknown, old.deleted_at)
    is distinct from (new.allergens, new.may_contain, new.allergens_unknown, new.deleted_at))
  execute function notice_allergens_of_recipe();

create function notice_allergens_of_signature() returns trigger language plpgsql as $$
begin
  perform notice_allergens_on_plans(r) from recipe r where id = new.recipe_id;
  return null;
end
$$;
create trigger notice_allergens_of_signature after insert or update on allergen_sign_off for each row
  execute function notice_allergens_of_signature();

-- As in 0073, but that a dish which the plan served before keeps what it last said. The dishes are locked as on a live menu (0037): whoever
-- changes one meanwhile is waited for, and waits.
create or replace function serve_dishes_of_plan() returns trigger language plpgsql as $$
declare
  dishes text[];
begin
  if new.published_document is not null and new.deleted_at is null then
    dishes := array(select distinct named #>> '{}' from jsonb_path_query(new.published_document, '$.**.recipeId') named
      where jsonb_typeof(named) = 'string');
  end if;
  dishes := coalesce(dishes, '{}');
  perform 1 from recipe where organization_id = new.organization_id and id = any (dishes) order by id for share;
  delete from served_dish where menu_plan_id = new.id and recipe_id <> all (dishes);
  delete from plan_allergen_notice where menu_plan_id = new.id and seen_at is null and recipe_id <> all (dishes);
  insert into served_dish (recipe_id, menu_plan_id, organization_id, said)
    select each, new.id, new.organization_id,
      (select allergens_said(recipe) from recipe where recipe.organization_id = new.organization_id and recipe.id = each)
    from unnest(dishes) each
    on conflict do nothing;
  insert into words_to_read (thing_kind, thing_id, organization_id) values ('menu_plan', new.id, new.organization_id)
    on conflict do nothing;
  return null;
end
$$;

-- checked: a row for each dish of a published plan, some thousand, each read by its key
update served_dish set said = allergens_said(recipe) from recipe
  where recipe.id = served_dish.recipe_id and recipe.organization_id = served_dish.organization_id;
