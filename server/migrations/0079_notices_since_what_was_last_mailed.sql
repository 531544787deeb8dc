-- What a dish said before the first change that its waiting notice is about (decision 0243): each further change is compared with it, so that
-- a notice says what is new to a reader of the last mail, whatever was in between. Notices that wait already have none: they only grow.
alter table plan_allergen_notice add column was jsonb;

-- As in 0078, but that the dishes are locked first, and the dish is read when whoever changed it meanwhile has ended.
create or replace function notice_allergens_on_plans(r recipe) returns void language plpgsql as $$
declare
  dish recipe;
  is_said jsonb;
begin
  if r.deleted_at is not null then return; end if;
  perform 1 from served_dish where recipe_id = r.id and organization_id = r.organization_id order by menu_plan_id for update;
  if not found then return; end if;
  select * into dish from recipe where id = r.id and organization_id = r.organization_id;
  if not found or dish.deleted_at is not null then return; end if;
  is_said := allergens_said(dish);
  with former as (
    select menu_plan_id, said from served_dish
      where recipe_id = r.id and organization_id = r.organization_id and said is distinct from is_said
  ), changed as (
    update served_dish set said = is_said from former
      where served_dish.recipe_id = r.id and served_dish.menu_plan_id = former.menu_plan_id
      returning served_dish.menu_plan_id, former.said as was
  ), compared as (
    select changed.menu_plan_id, coalesce(waiting.was, changed.was) as was
      from changed left join plan_allergen_notice waiting on waiting.menu_plan_id = changed.menu_plan_id
        and waiting.recipe_id = r.id and waiting.mailed_at is null and waiting.seen_at is null
  )
  insert into plan_allergen_notice (organization_id, menu_plan_id, recipe_id, names, added, opened, at, was)
    select dish.organization_id, menu_plan_id, dish.id, dish.names, change.added, change.opened, clock_timestamp(), was
      from compared, allergens_added(was, is_said) change
      where was is not null
    on conflict (menu_plan_id, recipe_id) where mailed_at is null and seen_at is null do update set
      names = excluded.names, at = excluded.at,
      added = case when plan_allergen_notice.was is null
        then array(select distinct unnest(plan_allergen_notice.added || excluded.added)) else excluded.added end,
      opened = case when plan_allergen_notice.was is null
        then array(select distinct unnest(plan_allergen_notice.opened || excluded.opened)) else excluded.opened end;
  delete from plan_allergen_notice
    where recipe_id = r.id and organization_id = r.organization_id and mailed_at is null and seen_at is null
      and cardinality(added) + cardinality(opened) = 0;
end
$$;
