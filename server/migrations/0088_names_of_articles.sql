-- Under which names a supplier's article was met: what was decided of one of them is what the article stands for.
create table article_name (
  organization_id text not null references organization (id),
  -- Empty for a GTIN, which is the same of every supplier; else `~` and the supplier's name in lower case.
  supplier_key text not null,
  -- The supplier's number of the article; a GTIN in fourteen digits.
  article_key text not null,
  mapped_id text not null references mapped_ingredient (id) on delete cascade,
  primary key (organization_id, supplier_key, article_key, mapped_id)
);
create index article_name_mapped on article_name (mapped_id);
