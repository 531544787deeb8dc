-- A photograph of the dish: the path that it is served at; null for none.
alter table recipe add column photo text;
