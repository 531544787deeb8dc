-- What a kitchen threw away, meal by meal. What was not weighed is null, never 0.
create table waste_meal (
  organization_id text not null references organization (id),
  restaurant_id text not null references restaurant (id),
  -- Made by who writes it down, so that what is sent again after a lost connection is the same meal.
  id text not null,
  day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  meal text not null,
  guests integer check (guests >= 0),
  kitchen_kg double precision check (kitchen_kg >= 0),
  serving_kg double precision check (serving_kg >= 0),
  plate_kg double precision check (plate_kg >= 0),
  saved_by text references person (id),
  saved_at timestamptz not null default now(),
  primary key (restaurant_id, id)
);
create unique index waste_meal_of_day on waste_meal (restaurant_id, day, meal);
