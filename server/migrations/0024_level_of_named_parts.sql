-- A line that no food was found for takes the letter of its dish away when its words name meat, fish, cheese or grain. Recipes in which
-- something does not count get their figures anew, by the job that every start looks for.
-- checked: writes each such row once and holds up no reader; until then it shows the letter it has.
update recipe set food_data_version = '' where not complete;
