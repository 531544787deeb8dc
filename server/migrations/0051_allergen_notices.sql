-- What a change added to a dish that is live, on each menu that shows it, until somebody has seen it (decision 0126). Written where the
-- archive writes what is shown (0110), so that no way of changing a dish is forgotten: an edit, a program, a bulk change, food data.
create table allergen_notice (
  id text primary key default gen_random_uuid()::text,
  organization_id text not null references organization (id),
  menu_id text not null references menu (id) on delete cascade,
  recipe_id text not null,
  names jsonb not null,
  added text[] not null,
  opened text[] not null,
  at timestamptz not null,
  mailed_at timestamptz,
  seen_at timestamptz,
  seen_by text references person (id)
);
create index allergen_notice_unseen on allergen_notice (menu_id, at) where seen_at is null;
create index allergen_notice_unmailed on allergen_notice (at) where mailed_at is null;
create index allergen_notice_organization on allergen_notice (organization_id);

-- What guests read of a dish's allergens: what a person signed is not open.
create function allergens_of_shown(body jsonb, out contains text[], out may_contain text[], out unknown text[]) language sql immutable as $$
  select c, m, array(select u from jsonb_array_elements_text(body -> 'allergensUnknown') u
    where u <> all (c || m) and not coalesce((body #> '{signed,notAmong}') ? u, false))
  from (select array(select jsonb_array_elements_text(body -> 'allergens')) c,
    array(select jsonb_array_elements_text(body -> 'mayContain')) m) lists
$$;

-- The same as `allergenChange` of the rules; a test compares the two.
create function allergens_added(was jsonb, is_now jsonb, out added text[], out opened text[]) language sql immutable as $$
  select array(select distinct each from unnest(n.contains || n.may_contain) each
      where each <> all (w.contains || w.may_contain) or (each = any (n.contains) and each <> all (w.contains))),
    array(select each from unnest(n.unknown) each where each <> all (w.contains || w.may_contain || w.unknown))
  from allergens_of_shown(was) w, allergens_of_shown(is_now) n
$$;

create function notice_added_allergens() returns trigger language plpgsql as $$
declare
  was shown_span;
  was_body jsonb;
  is_body jsonb;
  change record;
begin
  select * into was from shown_span
    where organization_id = new.organization_id and kind = new.kind and thing = new.thing and shown_from < new.shown_from
    order by shown_from desc limit 1;
  if was.shown_to is distinct from new.shown_from then return null; end if;
  select body into was_body from shown_body where organization_id = new.organization_id and hash = was.hash;
  select body into is_body from shown_body where organization_id = new.organization_id and hash = new.hash;
  change := allergens_added(was_body, is_body);
  if cardinality(change.added) + cardinality(change.opened) = 0 then return null; end if;
  insert into allergen_notice (organization_id, menu_id, recipe_id, names, added, opened, at)
    select new.organization_id, menu.id, new.thing, is_body -> 'names', change.added, change.opened, new.shown_from
    from shown_dish join menu on menu.id = shown_dish.menu_id
    where shown_dish.recipe_id = new.thing and menu.organization_id = new.organization_id;
  return null;
end
$$;
create trigger notice_added_allergens after insert on shown_span for each row when (new.kind = 'recipe')
  execute function notice_added_allergens();
