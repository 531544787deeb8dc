-- A dish is called vegan or vegetarian only when nothing that is unknown or may be in it could break it. The mark goes at once where it
-- could, for guests read it on live menus; the job that every start looks for gives it back where it stays true.
-- checked: writes each such row once and holds up no reader.
update recipe
set diet = null,
  facets = array_remove(array_remove(facets, 'd:vegan'), 'd:vegetarian'),
  footprint = jsonb_set(footprint, '{diet}', 'null'),
  food_data_version = ''
where diet in ('vegan', 'vegetarian')
  and (allergens || may_contain || allergens_unknown) && array['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'];
