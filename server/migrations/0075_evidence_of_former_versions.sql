-- A former version of a report keeps what it was made of, so that it can be held against another one cause by cause: as its document, in the
-- database for a day, then in the file store. Versions of before have none.
alter table report_version add column evidence bytea;
alter table report_version add column evidence_file text;
-- checked: former versions are few, and no row has evidence yet.
create index report_version_evidence_to_move on report_version (saved_at) where evidence is not null;
-- checked: as before.
create index report_version_evidence_file on report_version (evidence_file) where evidence_file is not null;

create or replace function report_file_unused() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'report_body' then
    update report_file set unused_since = now() where key = old.file;
  else
    update report_file set unused_since = now() where key in (old.document_file, old.evidence_file);
  end if;
  return null;
end $$;
drop trigger report_version_leaves_file on report_version;
create trigger report_version_leaves_file after delete on report_version for each row
  when (old.document_file is not null or old.evidence_file is not null) execute function report_file_unused();
