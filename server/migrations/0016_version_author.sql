-- A former version that a program saved names the program; then no person did.
alter table recipe_version add column integration_id text references integration (id);
