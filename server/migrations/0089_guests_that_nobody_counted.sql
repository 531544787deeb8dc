-- Guests of a wasted meal that are planned or what was sold. No page filled them in before this column was there.
alter table waste_meal add column guests_assumed boolean not null default false;
