-- That a person answers for a dish's allergens, or for its being gluten-free (decision 0116). Kept for good; undone by a withdrawal or by the
-- next change of what it was signed of.
create table allergen_sign_off (
  id text primary key,
  organization_id text not null references organization (id),
  recipe_id text not null references recipe (id) on delete cascade,
  kind text not null check (kind in ('allergens', 'gluten_free')),
  signed_by text references person (id),
  signed_at timestamptz not null,
  -- The version of the recipe, its lines as written, and what each of the fourteen was said to be.
  signed jsonb not null,
  undone_at timestamptz,
  undone_why text check (undone_why in ('changed', 'withdrawn'))
);
-- One of a kind stands at a time.
create unique index allergen_sign_off_standing on allergen_sign_off (recipe_id, kind) where undone_at is null;
create index allergen_sign_off_recipe on allergen_sign_off (recipe_id, signed_at);
create index allergen_sign_off_organization on allergen_sign_off (organization_id);

-- A change of the lines or of the statements undoes what was signed of the dish, and of every dish that uses it as a base.
create function undo_allergen_sign_offs() returns trigger language plpgsql as $$
begin
  with recursive users (id) as (
    select new.id
    union
    select recipe_bag.recipe_id from recipe_bag join users on recipe_bag.bag_id = users.id
  )
  update allergen_sign_off set undone_at = now(), undone_why = 'changed'
    where undone_at is null and recipe_id in (select id from users);
  return null;
end
$$;
create trigger undo_allergen_sign_offs after update of draft on recipe for each row
  when ((old.draft -> 'ingredients', old.draft -> 'customIngredients', old.draft -> 'allergens')
    is distinct from (new.draft -> 'ingredients', new.draft -> 'customIngredients', new.draft -> 'allergens'))
  execute function undo_allergen_sign_offs();
