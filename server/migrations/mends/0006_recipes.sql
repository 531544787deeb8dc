-- Landed first with the usual waiting list of its index.
alter index recipe_find set (gin_pending_list_limit = 256);
