-- Landed first without the spread of a name and the guessed weight of its rows, and said of every name whether it is organic.
alter table mapped_ingredient alter column organic drop not null;
alter table mapped_ingredient alter column organic drop default;
alter table mapped_ingredient add column if not exists spread double precision not null default 0;
alter table mapped_ingredient_use add column if not exists weight_guessed double precision not null default 0;
