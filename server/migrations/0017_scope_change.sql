-- Enterprises and sectors that an organization left, by moving, ending or being erased: their boards must not wait for a change
-- of those who stayed. Only added to, like leaderboard_change.
create table leaderboard_scope_change (
  scope text not null check (scope in ('enterprise', 'sector')),
  scope_id text not null,
  changed_at timestamptz not null,
  primary key (scope, scope_id, changed_at)
);
create index leaderboard_scope_change_at on leaderboard_scope_change (changed_at);

create function organization_leaves_scopes() returns trigger language plpgsql as $$
begin
  insert into leaderboard_scope_change (scope, scope_id, changed_at)
  select scope, scope_id, now() from (values ('enterprise', old.enterprise_id), ('sector', old.segment)) as left_behind (scope, scope_id)
  where scope_id is not null
  on conflict do nothing;
  return null;
end
$$;
create trigger organization_leaves_scopes after update of segment, enterprise_id, deleted_at on organization
  for each row when ((old.segment, old.enterprise_id, old.deleted_at) is distinct from (new.segment, new.enterprise_id, new.deleted_at))
  execute function organization_leaves_scopes();
create trigger organization_erased_from_scopes after delete on organization
  for each row execute function organization_leaves_scopes();
