-- Documents and evidence of reports are most of what grows, and are read by one page each: a day after they were written they lie in the
-- file store, and the database keeps their address and checksum.
create table report_file (
  -- Its address in the file store.
  key text primary key,
  organization_id text not null,
  -- Of the bytes, in hexadecimal.
  sha256 text not null,
  bytes integer not null,
  -- Since when no body and no former version names it; it is removed some days later, so that a backup made meanwhile has it.
  unused_since timestamptz
);
create index report_file_unused on report_file (unused_since) where unused_since is not null;
create index report_file_organization on report_file (organization_id);

-- checked: the former version reads bodies of the last day alone from here: an update that takes longer than a day is none.
alter table report_body alter column body drop not null;
alter table report_body add column kept_at timestamptz not null default now();
alter table report_body add column file text;
-- checked: the bodies themselves lie apart from the rows (toast): an index reads some hundred bytes of each report.
create index report_body_to_move on report_body (kept_at) where body is not null and kind <> 'rows';
-- checked: as before, and no row has one yet.
create index report_body_file on report_body (file) where file is not null;

alter table report_version add column document_file text;
-- checked: former versions are few, and their documents lie apart.
create index report_version_to_move on report_version (saved_at) where document is not null;
-- checked: as before, and no row has one yet.
create index report_version_file on report_version (document_file) where document_file is not null;

create function report_file_unused() returns trigger language plpgsql as $$
declare former text;
begin
  if tg_table_name = 'report_body' then former := old.file; else former := old.document_file; end if;
  update report_file set unused_since = now() where key = former;
  return null;
end $$;
create trigger report_body_leaves_file after delete on report_body for each row when (old.file is not null)
  execute function report_file_unused();
create trigger report_version_leaves_file after delete on report_version for each row when (old.document_file is not null)
  execute function report_file_unused();
