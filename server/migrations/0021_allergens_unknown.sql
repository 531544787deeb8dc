-- Of which allergens nothing is known: of all, until the recipe's figures are made anew. What a former version held to be absent
-- it held of dishes without a line, and of bought foods that differ by maker.
alter table recipe add column allergens_unknown text[] not null default array[
  'gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites',
  'lupin', 'molluscs'];
