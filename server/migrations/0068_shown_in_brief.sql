-- What guests saw of a dish, beside what its evidence is made of (decision 0181). A body of a dish holds its lines and is kept out of line and
-- compressed; what stood on a page is a tenth of it. Bodies of before have none: they are read from the whole as they were.
alter table shown_body add column brief jsonb;

create function shown_in_brief() returns trigger language plpgsql as $$
begin
  if new.body ? 'draft' then new.brief := new.body - '{draft,footprint}'::text[]; end if;
  return new;
end
$$;
create trigger shown_in_brief before insert on shown_body for each row execute function shown_in_brief();
