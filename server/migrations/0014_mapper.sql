-- Names wait for more than reports: recipes whose lines nobody understood, and programs that call the open API.
alter table mapped_ingredient_use drop constraint mapped_ingredient_use_pkey;
alter table mapped_ingredient_use alter column report_id drop not null;
alter table mapped_ingredient_use add column recipe_id text references recipe (id) on delete cascade;
alter table mapped_ingredient_use add column integration_id text references integration (id) on delete cascade;
alter table mapped_ingredient_use
  add constraint mapped_ingredient_use_of_one check (num_nonnulls(report_id, recipe_id, integration_id) = 1);
create unique index mapped_ingredient_use_report on mapped_ingredient_use (report_id, mapped_id) where report_id is not null;
create unique index mapped_ingredient_use_recipe on mapped_ingredient_use (recipe_id, mapped_id) where recipe_id is not null;
create unique index mapped_ingredient_use_integration on mapped_ingredient_use (integration_id, mapped_id)
  where integration_id is not null;

-- Grams that rows without a weight are thought to be; kg CO2e per kg that a name is thought to have while it waits, and has
-- by what was decided. Null: not known (kept by a former version until the name is met or decided about again).
alter table mapped_ingredient add column weight_guessed double precision not null default 0;
alter table mapped_ingredient add column guessed_factor double precision;
alter table mapped_ingredient add column decided_factor double precision;

-- What a report bought and did not have to wait for: rows, grams, and grams CO2e. Without it nobody could say how much of all
-- purchases is known.
create table matched_purchase (
  report_id text primary key references report (id) on delete cascade,
  organization_id text not null references organization (id),
  rows integer not null,
  weight double precision not null,
  weight_guessed double precision not null,
  co2 double precision not null
);
create index matched_purchase_of_organization on matched_purchase (organization_id);
