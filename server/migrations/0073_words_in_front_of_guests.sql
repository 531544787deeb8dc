-- Words in front of guests that somebody has to answer for: a claim, or a promise that a dish does not keep (decision 0214). A row is there as
-- long as the words are; `seen_at` says that somebody answered for them or has seen them.
create table word_notice (
  id text not null default gen_random_uuid()::text,
  organization_id text not null references organization (id),
  thing_kind text not null check (thing_kind in ('menu', 'menu_plan', 'report')),
  thing_id text not null,
  -- SHA-256 of the question, the place, the words and the dish.
  key text not null,
  thing_name text not null,
  -- Whose people are told; empty: those who run the organization.
  restaurant_ids text[] not null,
  question text not null,
  place text not null,
  words text not null,
  dish text not null,
  at timestamptz not null,
  mailed_at timestamptz,
  seen_at timestamptz,
  seen_by text references person (id),
  primary key (thing_kind, thing_id, key)
);
create index word_notice_unmailed on word_notice (at) where mailed_at is null and seen_at is null;
create index word_notice_organization on word_notice (organization_id);
create index word_notice_seen_by on word_notice (seen_by) where seen_by is not null;

-- Things in front of guests whose words are to be read again, by a program that knows the rules of words.
create table words_to_read (
  thing_kind text not null,
  thing_id text not null,
  organization_id text not null,
  since timestamptz not null default now(),
  primary key (thing_kind, thing_id)
);
create index words_to_read_organization on words_to_read (organization_id);

-- Which dishes the published menu plans serve: a change of any other dish is no change of what guests read.
create table served_dish (
  recipe_id text not null,
  menu_plan_id text not null references menu_plan (id) on delete cascade,
  organization_id text not null,
  primary key (recipe_id, menu_plan_id)
);
create index served_dish_plan on served_dish (menu_plan_id);
create index served_dish_organization on served_dish (organization_id);

-- Whatever changes what a live menu shows writes a span of it (0037), so that no way of changing one is forgotten.
create function words_to_read_of_shown() returns trigger language plpgsql as $$
begin
  insert into words_to_read (thing_kind, thing_id, organization_id)
    select 'menu', menus.id, new.organization_id from (
      select menu_id from shown_dish where new.kind = 'recipe' and recipe_id = new.thing and organization_id = new.organization_id
      union
      select new.thing where new.kind = 'menu'
      union
      select menu_id from restaurant join live_link on live_link.restaurant_id = restaurant.id
        where new.kind in ('own_label', 'restaurant', 'organization') and restaurant.organization_id = new.organization_id
          and menu_id is not null
    ) menus (id)
    on conflict do nothing;
  return null;
end
$$;
create trigger words_to_read_of_shown after insert on shown_span for each row
  when (new.kind in ('recipe', 'menu', 'own_label', 'restaurant', 'organization')) execute function words_to_read_of_shown();

create function serve_dishes_of_plan() returns trigger language plpgsql as $$
begin
  delete from served_dish where menu_plan_id = new.id;
  if new.published_document is not null and new.deleted_at is null then
    insert into served_dish (recipe_id, menu_plan_id, organization_id)
      select distinct named #>> '{}', new.id, new.organization_id from jsonb_path_query(new.published_document, '$.**.recipeId') named
      where jsonb_typeof(named) = 'string'
      on conflict do nothing;
  end if;
  insert into words_to_read (thing_kind, thing_id, organization_id) values ('menu_plan', new.id, new.organization_id)
    on conflict do nothing;
  return null;
end
$$;
create trigger serve_dishes_of_plan after update of published_document, published_title, deleted_at on menu_plan for each row
  when (new.published_document is not null or old.published_document is not null) execute function serve_dishes_of_plan();

create function words_to_read_of_recipe() returns trigger language plpgsql as $$
begin
  insert into words_to_read (thing_kind, thing_id, organization_id)
    select 'menu_plan', menu_plan_id, organization_id from served_dish
      where recipe_id = new.id and organization_id = new.organization_id
    on conflict do nothing;
  return null;
end
$$;
create trigger words_to_read_of_recipe after update on recipe for each row
  when ((old.names, old.diet, old.allergens, old.may_contain, old.allergens_unknown, old.deleted_at)
    is distinct from (new.names, new.diet, new.allergens, new.may_contain, new.allergens_unknown, new.deleted_at))
  execute function words_to_read_of_recipe();

-- A report is read by others while a link to it is open; that in a monthly mail too.
create function words_to_read_of_report() returns trigger language plpgsql as $$
begin
  insert into words_to_read (thing_kind, thing_id, organization_id)
    select 'report', id, organization_id from report
      where id = case when tg_table_name = 'report' then new.id else (to_jsonb(new) ->> 'report_id') end
        and exists (select from report_link where report_link.organization_id = report.organization_id and report_id = report.id)
    on conflict do nothing;
  return null;
end
$$;
create trigger words_to_read_of_report after update of name, settings on report for each row
  when (old.name is distinct from new.name or old.settings is distinct from new.settings) execute function words_to_read_of_report();
create trigger words_to_read_of_link after insert on report_link for each row execute function words_to_read_of_report();

-- What guests read today is read once.
insert into words_to_read (thing_kind, thing_id, organization_id)
  select distinct 'menu', live_link.menu_id, restaurant.organization_id
  from live_link join restaurant on restaurant.id = live_link.restaurant_id where live_link.menu_id is not null;
insert into served_dish (recipe_id, menu_plan_id, organization_id)
  select distinct named #>> '{}', menu_plan.id, menu_plan.organization_id
  from menu_plan, jsonb_path_query(published_document, '$.**.recipeId') named
  where published_document is not null and deleted_at is null and jsonb_typeof(named) = 'string';
insert into words_to_read (thing_kind, thing_id, organization_id)
  select 'menu_plan', id, organization_id from menu_plan where published_document is not null and deleted_at is null;
