-- The name that an invoice's rows have in the report of their month, and the buyer that it went to its kitchen by: taking it back takes its rows
-- from there, and asks anew which kitchen the buyer is. Null on an invoice that the former version kept.
alter table invoice
  add column source text,
  add column buyer_id text;
