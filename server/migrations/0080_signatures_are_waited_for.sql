-- A signature that ended while its dish went up was compared with nothing, for its transaction did not see the dish there yet: the plan, or
-- the archive, went on saying what was signed (decision 0243). Whoever takes a dish down now locks what stands signed of it, after the
-- dish: an end in the same moment is before or after. All locks come before anything is written.
create or replace function lock_dishes(organization text, dishes text[]) returns void language plpgsql as $$
begin
  perform 1 from recipe where organization_id = organization and id = any (dishes) order by id for share;
  perform 1 from allergen_sign_off
    where organization_id = organization and recipe_id = any (dishes) and undone_at is null order by recipe_id, kind for share;
end
$$;

-- As in 0078, but for the lock.
create or replace function serve_dishes_of_plan() returns trigger language plpgsql as $$
declare
  dishes text[];
begin
  if new.published_document is not null and new.deleted_at is null then
    dishes := array(select distinct named #>> '{}' from jsonb_path_query(new.published_document, '$.**.recipeId') named
      where jsonb_typeof(named) = 'string');
  end if;
  dishes := coalesce(dishes, '{}');
  perform lock_dishes(new.organization_id, dishes);
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

-- As in 0037, but for the lock.
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
  perform lock_dishes(m.organization_id, dishes);
  perform archive_off_menu(m.id, array(select recipe_id from shown_dish where menu_id = m.id and recipe_id <> all (dishes)));
  insert into shown_dish (recipe_id, menu_id, organization_id)
    select each, m.id, m.organization_id from unnest(dishes) each on conflict do nothing;
  perform archive_recipe(r) from recipe r where organization_id = m.organization_id and id = any (dishes);
  perform archive_own_label(l) from custom_label l where organization_id = m.organization_id and id = any (labels);
  perform archive_put(m.organization_id, 'menu', m.id, case when m.deleted_at is null then
    jsonb_build_object('name', m.name, 'language', m.language, 'isLegacy', m.legacy, 'document', m.document) end);
end
$$;
