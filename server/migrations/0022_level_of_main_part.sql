-- A dish whose meat, fish, cheese or grain has no weight has no letter any more, and its coverage counts what it lacks. Recipes in which
-- something does not count get their figures anew, by the job that every start looks for.
-- checked: writes each such row once and holds up no reader; until then it shows the letter it has.
update recipe set food_data_version = '' where not complete;
