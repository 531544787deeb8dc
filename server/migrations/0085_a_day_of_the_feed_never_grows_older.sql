-- As in 0083, and how much of a dish is known: below the least share its CO2e is no longer said.
drop trigger recipe_says_else on recipe;
create trigger recipe_says_else before update on recipe for each row
  when (old.names is distinct from new.names
    or old.allergens is distinct from new.allergens
    or old.may_contain is distinct from new.may_contain
    or old.allergens_unknown is distinct from new.allergens_unknown
    or old.diet is distinct from new.diet
    or old.co2_per_portion is distinct from new.co2_per_portion
    or old.complete is distinct from new.complete
    or old.footprint -> 'coverage' is distinct from new.footprint -> 'coverage'
    or old.deleted_at is distinct from new.deleted_at)
  execute function recipe_says_else();

-- When a dish that is gone for good last said anything else: without it the days that served it would grow older when the bin is emptied.
alter table served_dish add column gone_at timestamptz;

create function serve_no_more() returns trigger language plpgsql as $$
begin
  update served_dish
    set gone_at = greatest(old.updated_at, old.shown_at, old.deleted_at,
      (select max(greatest(signed_at, undone_at)) from allergen_sign_off where recipe_id = old.id))
    where recipe_id = old.id and organization_id = old.organization_id;
  return old;
end
$$;
create trigger serve_no_more before delete on recipe for each row execute function serve_no_more();
