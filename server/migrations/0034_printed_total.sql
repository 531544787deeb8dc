-- Which of a dish's two totals an organization prints large: with land-use change as before, or without.
alter table organization add column printed_total text not null default 'with_land_use_change'
  check (printed_total in ('with_land_use_change', 'without_land_use_change'));
