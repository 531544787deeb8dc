-- What each month's report of purchases bought, an article a row: the list of an organization's year adds these up, and unpacks no report.
create table bought_report (
  report_id text primary key references report (id) on delete cascade,
  organization_id text not null,
  -- The release and the place that its figures are of: at another they are worked out from the report's rows again.
  food_data_version text not null,
  location text not null
);
create index bought_report_version on bought_report (food_data_version);

create table bought_article (
  report_id text not null references bought_report (report_id) on delete cascade,
  place integer not null,
  organization_id text not null,
  -- The supplier's number, else the name: what makes rows one article.
  article text not null,
  name text not null,
  food text,
  family text,
  rows integer not null,
  weighed_rows integer not null,
  covered_rows integer not null,
  priced_rows integer not null,
  -- In the currency of its kitchen's month.
  money double precision not null,
  grams double precision not null,
  co2 double precision not null,
  co2_low double precision not null,
  co2_high double precision not null,
  primary key (report_id, place)
);

create table bought_report_due (
  report_id text primary key references report (id) on delete cascade,
  organization_id text not null,
  tried_at timestamptz,
  tries integer not null default 0
);

-- Rows that anybody writes, the former version beside this one too, take the articles of before away.
create function bought_report_is_due() returns trigger language plpgsql as $$
begin
  delete from bought_report where report_id = new.report_id and organization_id = new.organization_id;
  insert into bought_report_due (report_id, organization_id)
    select id, organization_id from report
    where id = new.report_id and category = 'restaurant' and variety = 'procurement' and type = 'monthly'
    on conflict do nothing;
  return null;
end $$;
create trigger report_body_is_bought after insert or update of body on report_body for each row when (new.kind = 'rows')
  execute function bought_report_is_due();

insert into bought_report_due (report_id, organization_id)
  select id, organization_id from report where category = 'restaurant' and variety = 'procurement' and type = 'monthly';
