-- What the maker of an article says of its allergens and ingredients, as somebody copied it from its packaging, a data sheet or a page.
create table maker_statement (
  organization_id text not null references organization (id),
  -- As in `article_name`; an article without a number at its supplier is `~` and its name in lower case.
  supplier_key text not null,
  article_key text not null,
  -- As the article was called then.
  name text not null,
  -- `[{"allergen": "milk", "state": "contains"}]`; of those that are not named the maker says nothing.
  allergens jsonb not null,
  ingredients text not null,
  -- `YYYY-MM-DD`
  stated_on text not null,
  source text not null,
  link text,
  saved_by text,
  saved_at timestamptz not null,
  primary key (organization_id, supplier_key, article_key)
);
