-- Filters say of a signed dish what its menus say: what only a signature says not to be among its ingredients is a token of its own
-- ("z:milk"), beside those of the lines, for one index answers every combination of filters. It comes and goes with the signature.
create function facets_with_signed(of_id text, facets text[]) returns text[] language sql stable as $$
  select array(select each from unnest(facets) each where not starts_with(each, 'z:'))
    || array(select 'z:' || signed_allergen
      from allergen_sign_off, jsonb_array_elements_text(signed -> 'notAmong') signed_allergen
      where recipe_id = of_id and kind = 'allergens' and undone_at is null)
$$;

create function keep_signed_facets() returns trigger language plpgsql as $$
begin
  new.facets := facets_with_signed(new.id, new.facets);
  return new;
end
$$;
create trigger keep_signed_facets before update of facets on recipe for each row
  when (old.facets is distinct from new.facets) execute function keep_signed_facets();

create function signature_changes_facets() returns trigger language plpgsql as $$
begin
  update recipe set facets = facets_with_signed(id, facets)
    where id = new.recipe_id and facets is distinct from facets_with_signed(id, facets);
  return null;
end
$$;
create trigger signature_changes_facets after insert or update on allergen_sign_off for each row
  execute function signature_changes_facets();

-- checked: writes the signed dishes alone, which are few on the day of the update.
update recipe set facets = facets_with_signed(id, facets)
  where id in (select recipe_id from allergen_sign_off where kind = 'allergens' and undone_at is null);
