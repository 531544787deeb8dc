-- Who saved a menu last, as recipes and reports have it: a newer version of one's own is not called somebody else's. Null where
-- that was before it was written down.
alter table menu add column saved_by text references person (id);
