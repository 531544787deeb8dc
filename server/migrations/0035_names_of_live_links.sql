-- What a kitchen calls a live link ("Dining room", "Screen at the entrance"); empty: it goes by its number.
alter table live_link add column name text not null default '';
