-- From which month an organization counts in which currency, the earliest first; empty: each kitchen's country says it.
alter table organization add column currencies jsonb not null default '[]';
