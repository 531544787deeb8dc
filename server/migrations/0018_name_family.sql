-- Names that one answer most likely goes for, so that the queue asks first for the answer that covers most. Null: alike to none,
-- or kept by a former version until the name is met again; it stands alone then.
alter table mapped_ingredient add column family text;
