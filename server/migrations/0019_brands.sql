-- Words of suppliers' names that somebody of an organization said are brands, or are not: names are matched without brands, and
-- nobody is asked again about a word that is none. Folded: lower case, without accents.
create table purchase_brand (
  organization_id text not null references organization (id),
  word text not null,
  written text not null,
  is_brand boolean not null,
  decided_by text references person (id),
  decided_at timestamptz not null,
  primary key (organization_id, word)
);
