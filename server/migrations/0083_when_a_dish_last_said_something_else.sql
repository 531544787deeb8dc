-- A calendar program takes an event for unchanged while its LAST-MODIFIED is the same: what guests read of a dish changes by a save, by a base
-- recipe, by a bulk change, by new food data and by the bin, and not all of them are changes of `updated_at`. Null: not since this column.
alter table recipe add column shown_at timestamptz;

create function recipe_says_else() returns trigger language plpgsql as $$
begin
  new.shown_at := greatest(clock_timestamp(), new.updated_at);
  return new;
end
$$;
create trigger recipe_says_else before update on recipe for each row
  when (old.names is distinct from new.names
    or old.allergens is distinct from new.allergens
    or old.may_contain is distinct from new.may_contain
    or old.allergens_unknown is distinct from new.allergens_unknown
    or old.diet is distinct from new.diet
    or old.co2_per_portion is distinct from new.co2_per_portion
    or old.complete is distinct from new.complete
    or old.deleted_at is distinct from new.deleted_at)
  execute function recipe_says_else();
