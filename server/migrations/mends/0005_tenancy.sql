-- Landed first without the index that finds a part of a restaurant's name.
create extension if not exists pg_trgm;
create index if not exists restaurant_name_part on restaurant using gin (name gin_trgm_ops) where deleted_at is null;
