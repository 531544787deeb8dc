-- What a discount on a whole invoice took off its goods, spread over the lines' `net`; and the numbers of the invoices that a correction takes the place
-- of, which are not counted when they come again.
alter table invoice
  add column discount double precision not null default 0,
  add column replaces text[] not null default '{}';
