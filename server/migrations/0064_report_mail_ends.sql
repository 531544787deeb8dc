-- Who was removed from the recipients of a kitchen's reports is kept for 30 days, unseen: without that, removing and naming somebody
-- again would ask them without end.
alter table report_mail add column removed_at timestamptz;

-- How often a month was tried for a recipient, and when last: one that cannot be sent keeps nobody else waiting, and is given up.
alter table report_mail add column tries integer not null default 0;
alter table report_mail add column tried_at timestamptz;
alter table report_mail add column tried_month text;

-- The link of a mail ends with its recipient.
alter table report_link add column mail_id text references report_mail (id) on delete cascade;
create index report_link_mail on report_link (mail_id);
