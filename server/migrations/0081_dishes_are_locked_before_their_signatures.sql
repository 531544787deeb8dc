-- Whoever publishes a plan or a live menu locks its dishes, and then what stands signed of them (0080). A change of lines ended signatures in
-- any order, and its triggers locked the dishes after them: the two could wait for each other (decision 0263). From now on everybody locks
-- dishes first, by id, and then signatures, by dish and kind.

-- As in 0044, but for the locks. All users are locked, not the signed ones alone: one that is being signed is waited for, and then seen.
create or replace function undo_allergen_sign_offs() returns trigger language plpgsql as $$
declare
  changed text[];
begin
  with recursive users (id) as (
    select new.id
    union
    select recipe_bag.recipe_id from recipe_bag join users on recipe_bag.bag_id = users.id
  )
  select array_agg(id) into changed from users;
  perform 1 from recipe where id = any (changed) order by id for no key update;
  perform 1 from allergen_sign_off where recipe_id = any (changed) and undone_at is null order by recipe_id, kind for update;
  update allergen_sign_off set undone_at = now(), undone_why = 'changed'
    where undone_at is null and recipe_id = any (changed);
  return null;
end
$$;

-- As in 0080, but that dishes which the plan served until now are locked with those that it serves from now on.
create or replace function serve_dishes_of_plan() returns trigger language plpgsql as $$
declare
  dishes text[];
begin
  if new.published_document is not null and new.deleted_at is null then
    dishes := array(select distinct named #>> '{}' from jsonb_path_query(new.published_document, '$.**.recipeId') named
      where jsonb_typeof(named) = 'string');
  end if;
  dishes := coalesce(dishes, '{}');
  perform lock_dishes(new.organization_id, dishes || array(select recipe_id from served_dish where menu_plan_id = new.id));
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

-- The same of a live menu; and two that go live with the same dishes write them into the archive in one order.
create or replace function archive_menu(of_id text) returns void language plpgsql as $$
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
  perform lock_dishes(m.organization_id, dishes || array(select recipe_id from shown_dish where menu_id = m.id));
  perform archive_off_menu(m.id, array(select recipe_id from shown_dish where menu_id = m.id and recipe_id <> all (dishes)));
  insert into shown_dish (recipe_id, menu_id, organization_id)
    select each, m.id, m.organization_id from unnest(dishes) each on conflict do nothing;
  perform archive_recipe(dish)
    from (select r as dish from recipe r where organization_id = m.organization_id and id = any (dishes) order by id) in_order;
  perform archive_own_label(label)
    from (select l as label from custom_label l where organization_id = m.organization_id and id = any (labels) order by id) in_order;
  perform archive_put(m.organization_id, 'menu', m.id, case when m.deleted_at is null then
    jsonb_build_object('name', m.name, 'language', m.language, 'isLegacy', m.legacy, 'document', m.document) end);
end
$$;
