-- No span of what was shown reaches into the next one of its thing (decision 0125). 0049 looked at open spans alone: one that an old race left
-- open before a closed one stayed, and others were ended too late. `archive_put` then could neither end it nor open another.
-- checked: reads the table once along its key, which locks nothing, and writes only the spans that a race left, a handful. The former version
-- writes spans by archive_put and ends those that it opened itself.
update shown_span set shown_to = next_from
  from (select organization_id, kind, thing, shown_from,
      lead(shown_from) over (partition by organization_id, kind, thing order by shown_from) as next_from
    from shown_span) ordered
  where shown_span.organization_id = ordered.organization_id and shown_span.kind = ordered.kind
    and shown_span.thing = ordered.thing and shown_span.shown_from = ordered.shown_from
    and next_from is not null and (shown_span.shown_to is null or shown_span.shown_to > next_from);

-- As in 0049, and: an open span that others follow is ended first; who waited at the index while another showed the thing and took it off
-- writes anew, later; and who finds something else each time gives up, so that nobody waits for ever for what it has locked.
create or replace function archive_put(organization text, of_kind text, of_thing text, body_now jsonb) returns void language plpgsql as $$
declare
  hash_now bytea := sha256(convert_to(body_now::text, 'UTF8'));
  latest shown_span;
  moment timestamptz;
begin
  if organization is null then return; end if;
  perform pg_advisory_xact_lock_shared(7261020, hashtext(organization));
  for round in 1..10 loop
    select * into latest from shown_span
      where organization_id = organization and kind = of_kind and thing = of_thing
      order by shown_from desc limit 1;
    if latest.shown_to is null and latest.hash is not distinct from hash_now then return; end if;
    if latest.shown_to is not null then
      update shown_span earlier set shown_to = (select min(shown_from) from shown_span after
          where after.organization_id = organization and after.kind = of_kind and after.thing = of_thing
            and after.shown_from > earlier.shown_from)
        where organization_id = organization and kind = of_kind and thing = of_thing
          and shown_from < latest.shown_from and shown_to is null;
      if hash_now is null then return; end if;
    end if;
    moment := greatest(clock_timestamp(), latest.shown_from + interval '1 microsecond', latest.shown_to);
    if latest.shown_from is not null and latest.shown_to is null then
      update shown_span set shown_to = moment
        where organization_id = organization and kind = of_kind and thing = of_thing
          and shown_from = latest.shown_from and shown_to is null;
      continue when not found;
    end if;
    if hash_now is null then return; end if;
    insert into shown_body (organization_id, hash, body) values (organization, hash_now, body_now) on conflict do nothing;
    insert into shown_span (organization_id, kind, thing, shown_from, hash)
      values (organization, of_kind, of_thing, moment, hash_now) on conflict do nothing;
    continue when not found;
    perform from shown_span
      where organization_id = organization and kind = of_kind and thing = of_thing and shown_from > moment limit 1;
    if not found then return; end if;
    delete from shown_span
      where organization_id = organization and kind = of_kind and thing = of_thing and shown_from = moment;
  end loop;
  raise exception 'archive_put: % % of % is being written by others all the time', of_kind, of_thing, organization
    using errcode = 'serialization_failure';
end
$$;
