-- What was shown has one open span a thing, and says what was signed of a dish (decision 0125).

-- Two that showed one thing for the first time at the same moment each opened a span: the earlier ends where the next began.
-- checked: writes those rows alone, which are a handful, found by the key of the table.
update shown_span set shown_to = after.shown_from
  from (select organization_id, kind, thing, shown_from, lead(shown_from) over (partition by organization_id, kind, thing order by shown_from) as next_from
    from shown_span where shown_to is null) open_span
  join shown_span after on after.organization_id = open_span.organization_id and after.kind = open_span.kind
    and after.thing = open_span.thing and after.shown_from = open_span.next_from
  where shown_span.organization_id = open_span.organization_id and shown_span.kind = open_span.kind
    and shown_span.thing = open_span.thing and shown_span.shown_from = open_span.shown_from;

-- checked: of what is shown now alone, a row a live thing; every version writes spans by archive_put, which keeps it.
create unique index shown_span_open on shown_span (organization_id, kind, thing) where shown_to is null;

-- As in 0037. Of two that write one thing at the same moment the second waits for the first and looks again: for its insert at the index,
-- for the end of a span at its row.
create or replace function archive_put(organization text, of_kind text, of_thing text, body_now jsonb) returns void language plpgsql as $$
declare
  hash_now bytea := sha256(convert_to(body_now::text, 'UTF8'));
  latest shown_span;
  moment timestamptz;
begin
  if organization is null then return; end if;
  perform pg_advisory_xact_lock_shared(7261020, hashtext(organization));
  loop
    select * into latest from shown_span
      where organization_id = organization and kind = of_kind and thing = of_thing
      order by shown_from desc limit 1;
    if latest.shown_to is null and latest.hash is not distinct from hash_now then return; end if;
    if hash_now is null and latest.shown_to is not null then return; end if;
    moment := greatest(clock_timestamp(), latest.shown_from + interval '1 microsecond', latest.shown_to);
    if latest.shown_from is not null and latest.shown_to is null then
      update shown_span set shown_to = moment
        where organization_id = organization and kind = of_kind and thing = of_thing
          and shown_from = latest.shown_from and shown_to is null;
      continue when not found;
    end if;
    if hash_now is null then return; end if;
    insert into shown_body (organization_id, hash, body) values (organization, hash_now, body_now) on conflict do nothing;
    insert into shown_span (organization_id, kind, thing, shown_from, hash)
      values (organization, of_kind, of_thing, moment, hash_now) on conflict do nothing;
    if found then return; end if;
  end loop;
end
$$;

-- What stands signed of a dish, without who signed it; a dish of which nothing is signed is written as before.
create function signed_as_shown(of_id text) returns jsonb language sql stable as $$
  select case when count(*) > 0 then jsonb_build_object('signed', jsonb_build_object(
    'notAmong', coalesce(jsonb_agg(signed -> 'notAmong') filter (where kind = 'allergens') -> 0, '[]'::jsonb),
    'glutenFree', bool_or(kind = 'gluten_free'))) else '{}'::jsonb end
  from allergen_sign_off where recipe_id = of_id and undone_at is null
$$;

create or replace function recipe_as_shown(r recipe) returns jsonb language sql stable as $$
  select case when r.deleted_at is null then jsonb_build_object(
    'version', r.version, 'names', r.names, 'portions', r.portions, 'dataVersion', r.food_data_version,
    'co2', r.co2, 'low', r.co2_low, 'high', r.co2_high, 'level', r.level, 'complete', r.complete, 'diet', r.diet,
    'allergens', to_jsonb(r.allergens), 'mayContain', to_jsonb(r.may_contain), 'allergensUnknown', to_jsonb(r.allergens_unknown),
    'draft', r.draft - '{names,note,tags,category}'::text[], 'footprint', r.footprint - '{allergens}'::text[]) || signed_as_shown(r.id) end
$$;

-- Triggers come in the order of their names: a change of the lines ends the signature before the dish is written.
drop trigger archive_changed_recipe on recipe;
create trigger when_undone_archive_changed_recipe after update on recipe for each row execute function archive_changed_recipe();

-- At the end of the transaction: who signs anew over what stands leaves nothing between.
create function archive_signed_dish() returns trigger language plpgsql as $$
begin
  if exists (select from shown_dish where recipe_id = new.recipe_id) then
    perform archive_recipe(r) from recipe r where id = new.recipe_id;
  end if;
  return null;
end
$$;
create constraint trigger archive_signed_dish after insert or update on allergen_sign_off
  deferrable initially deferred for each row execute function archive_signed_dish();

-- Dishes that are shown and signed today say so from today on.
select archive_recipe(r) from recipe r
  where id in (select recipe_id from allergen_sign_off where undone_at is null) and id in (select recipe_id from shown_dish);
