-- What guests see of a menu plan: its document as it stood when it was published. Null while it is not.
alter table menu_plan
  add column published_title text,
  add column published_document jsonb,
  add column published_version integer,
  -- Counts its publications, also over a time without: calendars take no event with a lower number.
  add column published_revision integer not null default -1,
  add column published_at timestamptz,
  add column published_by text references person (id);
-- checked: few plans are published, and a table of some thousand rows takes no time.
create index menu_plan_published on menu_plan (restaurant_id) where published_document is not null and deleted_at is null;

-- The unguessable part of the public address of a kitchen's meals; null while it has none.
alter table restaurant add column meal_feed text;
-- checked: no restaurant has one yet.
create unique index restaurant_meal_feed on restaurant (meal_feed) where meal_feed is not null;

alter table menu
  -- A menu whose dishes are those of the kitchen's published plans: of today, or of the week.
  add column plan_shows text check (plan_shows in ('today', 'week')),
  -- The day that it was last written for, `2026-11-26`.
  add column plan_shown_on text;
-- checked: no menu has one yet.
create index menu_of_plan on menu (restaurant_id) where plan_shows is not null and deleted_at is null;
