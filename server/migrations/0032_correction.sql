-- What people hold to be wrong in the food data. Of no organization: whoever reads the public page may write.
create table correction (
  id text primary key,
  created_at timestamptz not null default now(),
  language text not null,
  food text not null,
  message text not null,
  source text not null,
  -- Whom to answer.
  email text,
  food_data_version text not null,
  handled_at timestamptz
);
create index correction_newest on correction (created_at desc, id desc);
