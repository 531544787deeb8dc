-- What was bought and what was shown say their total without land-use change beside the other.
alter table bought_article add column co2_without double precision, add column co2_without_low double precision, add column co2_without_high double precision;

-- Articles of before are written anew by the job.
insert into bought_report_due (report_id, organization_id) select report_id, organization_id from bought_report on conflict do nothing;

-- Of what is shown in brief, the one total that stands nowhere else.
create or replace function shown_in_brief() returns trigger language plpgsql as $$
begin
  if new.body ? 'draft' then
    new.brief := (new.body - '{draft,footprint}'::text[]) || jsonb_build_object('footprint',
      jsonb_build_object('co2WithoutLandUseChange', new.body #> '{footprint,co2WithoutLandUseChange}'));
  end if;
  return new;
end $$;
