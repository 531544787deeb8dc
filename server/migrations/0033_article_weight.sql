-- What one unit of a supplier's article weighs where nothing else tells: asked once, then remembered in the organization.
create table article_weight (
  organization_id text not null references organization (id),
  supplier_key text not null,
  -- The supplier's number of the article, else its GTIN, else `~` and its name in lower case.
  article_key text not null,
  -- UN/ECE Recommendation 20 or 21; empty where the line has none.
  code text not null,
  grams double precision not null check (grams > 0),
  decided_by text,
  decided_at timestamptz not null default now(),
  primary key (organization_id, supplier_key, article_key, code)
);
alter table invoice_line
  -- As in `article_weight`; null on a line that the former version kept.
  add column article_key text;
-- checked: some hundred thousand lines take seconds, and nobody changes a line once it is kept.
update invoice_line set article_key =
  coalesce(nullif(trim(coalesce(article_number, gtin, '')), ''), '~' || lower(trim(regexp_replace(name, '\s+', ' ', 'g'))));
-- checked: few lines wait for a weight, so the index is small and made within a second.
create index invoice_line_unweighed on invoice_line (organization_id, article_key) where grams is null and set_aside is null;
