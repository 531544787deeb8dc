-- What reports say was sold on a day, where their rows carry one (decision 0145). Follows the rows of a report.
create table sold_day (
  report_id text not null references report (id) on delete cascade,
  organization_id text not null,
  restaurant_id text not null,
  day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  recipe_id text not null,
  servings double precision not null,
  primary key (report_id, day, recipe_id)
);
create index sold_day_of_kitchen on sold_day (organization_id, restaurant_id, day);
