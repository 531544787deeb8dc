-- Why more or less of a family of foods was bought than the dishes used, and what was in stock, of a time of months.
create table purchase_balance (
  organization_id text not null references organization (id),
  restaurant_id text not null references restaurant (id),
  from_month text not null,
  to_month text not null,
  family text not null,
  reasons text[] not null,
  opening_grams double precision check (opening_grams >= 0),
  closing_grams double precision check (closing_grams >= 0),
  noted_at timestamptz not null default now(),
  primary key (organization_id, restaurant_id, from_month, to_month, family)
);
