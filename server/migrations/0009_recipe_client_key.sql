-- The caller's own key of each recipe that was created in bulk: sent again, it makes no second one.
create table recipe_client_key (
  restaurant_id text not null references restaurant (id),
  client_key text not null,
  recipe_id text not null references recipe (id) on delete cascade,
  primary key (restaurant_id, client_key)
);
create index recipe_client_key_of on recipe_client_key (recipe_id);
