-- The file of the certificate (decision 0160): as whoever added it called it, its size, and when. What it holds is in the file
-- store, below `label_certificate`. All null: there is none.
alter table organization
  add column label_certificate_name text,
  add column label_certificate_bytes integer,
  add column label_certificate_at timestamptz;
