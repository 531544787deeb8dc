-- The meat that a kitchen buys raw, with where the animals come from (decision 0162). It is read and written as a whole.
alter table restaurant add column meat_articles jsonb not null default '[]';
