-- A dish that is vegetarian but for a cheese that may be made with animal rennet is not called vegetarian: nobody knows. The foods are those
-- of `animal-rennet.ts` as they stood with this version; a recipe that is saved or calculated anew follows the list.
-- checked: writes each such row once and holds up no reader.
update recipe set
  diet = null,
  facets = array_remove(facets, 'd:vegetarian'),
  footprint = footprint || '{"diet": null, "animalRennet": true}'::jsonb
where diet = 'vegetarian' and exists (
  with recursive part (id) as (
    select recipe.id
    union
    select recipe_bag.bag_id from part join recipe_bag on recipe_bag.recipe_id = part.id
      where recipe_bag.organization_id = recipe.organization_id
  )
  select 1 from part join recipe of_part on of_part.id = part.id and of_part.organization_id = recipe.organization_id
  where jsonb_path_exists(of_part.draft, '$.ingredients[*].ingredient ? (@ == "parmesan" || @ == "grana-padano" || @ == "pecorino"
    || @ == "gruyere" || @ == "gorgonzola" || @ == "roquefort" || @ == "taleggio" || @ == "provolone")')
);
