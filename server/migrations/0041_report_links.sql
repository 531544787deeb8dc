-- Read-only links to a completed report. The secret of the address stands here only as its hash.
create table report_link (
  id text primary key,
  organization_id text not null references organization (id),
  report_id text not null references report (id) on delete cascade,
  token_hash bytea not null,
  -- Whose rights the link reads with: it shows what they may see, and nothing once they may not.
  created_by text not null references person (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  opened_at timestamptz
);
create unique index report_link_token on report_link (token_hash);
create index report_link_report on report_link (organization_id, report_id, created_at desc);
create index report_link_person on report_link (created_by);
create index report_link_expired on report_link (expires_at);
