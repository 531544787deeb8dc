-- What a kitchen says that a food costs which nobody bought lately: net, of a kilogram. Said anew it stands in place of what was said before.
create table typed_price (
  organization_id text not null references organization (id),
  restaurant_id text not null references restaurant (id),
  variation_id text not null,
  ingredient_id text not null,
  per_kg double precision not null check (per_kg > 0),
  -- ISO 4217, the kitchen's when it was typed; null where nobody knows.
  currency text,
  typed_by text,
  typed_at timestamptz not null default now(),
  primary key (organization_id, restaurant_id, variation_id)
);
