-- Who reaches every restaurant reads them by name, a page at a time.
create index restaurant_name on restaurant (name, id) where deleted_at is null;
-- The hourly purge of forgotten sign-in attempts.
create index sign_in_attempt_last on sign_in_attempt (last_failure_at);
