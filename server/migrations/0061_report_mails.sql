-- Who gets the monthly reports of a kitchen by mail: named by somebody who runs it, confirmed and ended by the recipient.
create table report_mail (
  id text primary key,
  organization_id text not null references organization (id),
  restaurant_id text not null references restaurant (id) on delete cascade,
  variety text not null,
  email text not null,
  language text not null,
  -- The address of the recipient's page, where they confirm and end it: it opens nothing else, and stands in every mail.
  key text not null,
  -- With whose rights the report is read; nobody's mail is sent once they are gone.
  created_by text references person (id),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  stopped_at timestamptz,
  -- The latest month that was sent: each goes once.
  last_month text
);
create unique index report_mail_key on report_mail (key);
create unique index report_mail_recipient on report_mail (restaurant_id, variety, lower(email));
create index report_mail_organization on report_mail (organization_id, created_at desc);
create index report_mail_person on report_mail (created_by);
