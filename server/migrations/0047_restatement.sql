-- A completed report of another release of the food data, with its amounts at that of today: months of different releases are compared
-- at one. The report itself never changes. Written by a job from its evidence, anew with each release, gone with the report.
create table report_restatement (
  report_id text not null,
  location text not null,
  organization_id text not null,
  food_data_version text not null,
  -- Grams CO2e of what is counted; null where nothing tells its amounts any more.
  co2 double precision,
  primary key (report_id, location),
  foreign key (report_id, location) references report_total (report_id, location) on delete cascade
);

create table restated_food (
  report_id text not null,
  location text not null,
  food text not null,
  supply text not null,
  organization_id text not null,
  co2 double precision not null,
  co2_low double precision not null,
  co2_high double precision not null,
  supply_low double precision not null,
  supply_high double precision not null,
  primary key (report_id, location, food, supply),
  foreign key (report_id, location) references report_restatement (report_id, location) on delete cascade
);
