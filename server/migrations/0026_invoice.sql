-- Purchases as their invoices say. Of an invoice only what its lines need is kept: no bank account, no contact person.
create table invoice (
  id text primary key,
  organization_id text not null references organization (id),
  restaurant_id text not null references restaurant (id),
  -- The supplier's identifier, else its name in lower case: with the number it says which invoice this is.
  supplier_key text not null,
  supplier_name text not null,
  supplier_id text,
  number text not null,
  kind text not null check (kind in ('invoice', 'credit_note', 'correction')),
  -- `2026-11-20`
  issued text not null check (issued ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  currency text,
  line_total double precision,
  created_at timestamptz not null default now()
);
-- The same invoice counts once, whoever sends it again.
create unique index invoice_once on invoice (organization_id, supplier_key, number);
create index invoice_by_day on invoice (restaurant_id, issued);

create table invoice_line (
  invoice_id text not null references invoice (id) on delete cascade,
  place integer not null,
  organization_id text not null,
  line_id text not null,
  name text not null,
  description text not null,
  quantity double precision,
  -- UN/ECE Recommendation 20 or 21.
  unit text,
  -- Of the whole line, with its sign; null when nobody can tell.
  grams double precision,
  -- Without VAT, in the invoice's currency; below zero on a credit note.
  net double precision,
  gtin text,
  article_number text,
  origin text,
  set_aside text check (set_aside in ('not_food', 'deposit', 'freight', 'charge')),
  primary key (invoice_id, place)
);

-- Which kitchen a supplier's buyer number stands for; said once.
create table invoice_buyer (
  organization_id text not null references organization (id),
  buyer_id text not null,
  restaurant_id text not null references restaurant (id),
  primary key (organization_id, buyer_id)
);
