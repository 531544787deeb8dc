-- A dish has a letter only where four fifths of its expected weight count, and its main component among them; the upper end of its range
-- holds what is missing. Recipes in which something does not count get their figures anew, by the job that every start looks for.
-- checked: writes each such row once and holds up no reader; until then it shows the letter it has.
update recipe set food_data_version = '' where not complete;
