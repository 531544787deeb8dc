-- Where a kitchen's meat comes from is read by guests on French menus (decision 0162): the archive keeps it with the kitchen from now on
-- (decision 0121). A kitchen that wrote nothing down is written as before, so that no update begins a span.
create or replace function archive_restaurant(r restaurant) returns void language sql as $$
  select archive_put(r.organization_id, 'restaurant', r.id,
    jsonb_build_object('name', r.name, 'location', r.location, 'isDeleted', r.deleted_at is not null)
      || case when r.meat_articles = '[]'::jsonb then '{}'::jsonb else jsonb_build_object('meatArticles', r.meat_articles) end)
$$;

drop trigger archive_changed_restaurant on restaurant;
create trigger archive_changed_restaurant after update of name, location, deleted_at, meat_articles on restaurant
  for each row execute function archive_changed_restaurant();

-- What is written down today stands in the archive from today on.
select archive_restaurant(r) from restaurant r
  where meat_articles <> '[]'::jsonb and archive_is_followed(r.organization_id, 'restaurant', r.id);
