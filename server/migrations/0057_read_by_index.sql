-- Whatever is looked for by its age, its organization, its kitchen or its maker is found by an index, and no table is read from its beginning to
-- its end (decision 0146; `server/test/query-plans` looks). None of it changes an answer. Each index is one of few values, which PostgreSQL
-- keeps at some seven bytes a row. Where a table has more than a million rows its indexes are built by hand before the update, with the same
-- names and `create index concurrently` (docs/deployment.md).

-- What goes by its age every hour, and what waits.
-- checked: a second for each million rows; by hand before the update where there are more
create index if not exists webhook_delivery_age on webhook_delivery (created_at);
-- checked: a table of some thousand rows: milliseconds
create index if not exists open_call_count_age on open_call_count (minute);
-- checked: a table of some thousand rows: milliseconds
create index if not exists allergen_notice_seen on allergen_notice (seen_at) where seen_at is not null;
-- checked: a table of some thousand rows: milliseconds
create index if not exists correction_handled on correction (handled_at);
-- checked: a table of some thousand rows: milliseconds
create index if not exists organization_export_age on organization_export (asked_at);
-- checked: a table of some thousand rows: milliseconds
create index if not exists organization_former_logo on organization (logo_deleted_at) where former_logo is not null;
-- checked: a table of some thousand rows: milliseconds
create index if not exists restaurant_former_logo on restaurant (logo_deleted_at) where former_logo is not null;
-- checked: a table of some thousand rows: milliseconds
create index if not exists organization_not_asked on organization (id) where deleted_at is null and label_basis is null and label_basis_asked_at is null;
-- checked: a second for each million rows; by hand before the update where there are more
create index if not exists mapped_ingredient_unused on mapped_ingredient (id) where decided_at is null and rows = 0;

-- What an organization has, for its export and its erasure.
-- checked: a table of some thousand rows: milliseconds
create index if not exists custom_label_of_organization on custom_label (organization_id);
-- checked: a table of some thousand rows: milliseconds
create index if not exists invitation_of_organization on invitation (organization_id);
-- checked: a second for each million rows; by hand before the update where there are more
create index if not exists recipe_of_organization on recipe (organization_id);
-- checked: a second for each million rows; by hand before the update where there are more
create index if not exists person_all on person (organization_id, id);
-- checked: a table of some thousand rows: milliseconds
create index if not exists menu_organization on menu (organization_id);
-- checked: a table of some thousand rows: milliseconds
create index if not exists menu_plan_organization on menu_plan (organization_id);
-- checked: a second for each million rows; by hand before the update where there are more
create index if not exists recipe_version_organization on recipe_version (organization_id);
-- checked: a second for each million rows; by hand before the update where there are more
create index if not exists report_organization on report (organization_id);
-- checked: a table of some thousand rows: milliseconds
create index if not exists report_food_due_organization on report_food_due (organization_id);
-- checked: a table of some thousand rows: milliseconds
create index if not exists shown_dish_organization on shown_dish (organization_id);
-- checked: a table of some thousand rows: milliseconds
create index if not exists sold_name_organization on sold_name (organization_id);
-- checked: a table of some thousand rows: milliseconds
create index if not exists target_organization on target (organization_id);
-- checked: a table of some thousand rows: milliseconds
create index if not exists waste_meal_organization on waste_meal (organization_id);
-- checked: a table of some thousand rows: milliseconds
create index if not exists recipe_external_id_organization on recipe_external_id (organization_id);
-- checked: a table of some thousand rows: milliseconds
create index if not exists integration_organization on integration (organization_id);

-- What a kitchen has, for its erasure.
-- checked: a table of some thousand rows: milliseconds
create index if not exists invoice_buyer_restaurant on invoice_buyer (restaurant_id);
-- checked: a table of some thousand rows: milliseconds
create index if not exists menu_restaurant on menu (restaurant_id);
-- checked: a table of some thousand rows: milliseconds
create index if not exists purchase_balance_restaurant on purchase_balance (restaurant_id);
-- checked: a second for each million rows; by hand before the update where there are more
create index if not exists recipe_restaurant on recipe (restaurant_id);
-- checked: a second for each million rows; by hand before the update where there are more
create index if not exists report_restaurant on report (restaurant_id);
-- checked: a table of some thousand rows: milliseconds
create index if not exists target_restaurant on target (restaurant_id);
-- checked: a table of some thousand rows: milliseconds
create index if not exists typed_price_restaurant on typed_price (restaurant_id);
-- checked: a table of some thousand rows: milliseconds
create index if not exists menu_plan_of_restaurant on menu_plan (restaurant_id);

-- What goes with a menu or a report.
-- checked: a table of some thousand rows: milliseconds
create index if not exists allergen_notice_menu on allergen_notice (menu_id);
-- checked: a table of some thousand rows: milliseconds
create index if not exists report_link_of_report on report_link (report_id);

-- What a person made, for their data and their erasure.
-- checked: a table of some thousand rows: milliseconds
create index if not exists allergen_notice_seen_by on allergen_notice (seen_by) where seen_by is not null;
-- checked: a table of some thousand rows: milliseconds
create index if not exists allergen_sign_off_signed_by on allergen_sign_off (signed_by);
-- checked: a table of some thousand rows: milliseconds
create index if not exists integration_created_by on integration (created_by);
-- checked: a table of some thousand rows: milliseconds
create index if not exists invitation_email on invitation (lower(email));
-- checked: a table of some thousand rows: milliseconds
create index if not exists invitation_accepted_by on invitation (accepted_by) where accepted_by is not null;
-- checked: a table of some thousand rows: milliseconds
create index if not exists invitation_invited_by on invitation (invited_by);
-- checked: a second for each million rows; by hand before the update where there are more
create index if not exists mapped_ingredient_decided_by on mapped_ingredient (decided_by) where decided_by is not null;
-- checked: a second for each million rows; by hand before the update where there are more
create index if not exists mapped_ingredient_history_decided_by on mapped_ingredient_history (decided_by) where decided_by is not null;
-- checked: a table of some thousand rows: milliseconds
create index if not exists menu_created_by on menu (created_by);
-- checked: a table of some thousand rows: milliseconds
create index if not exists menu_saved_by on menu (saved_by) where saved_by is not null;
-- checked: a table of some thousand rows: milliseconds
create index if not exists menu_background_created_by on menu_background (created_by);
-- checked: a table of some thousand rows: milliseconds
create index if not exists menu_template_created_by on menu_template (created_by);
-- checked: a table of some thousand rows: milliseconds
create index if not exists menu_plan_created_by on menu_plan (created_by);
-- checked: a table of some thousand rows: milliseconds
create index if not exists menu_plan_saved_by on menu_plan (saved_by) where saved_by is not null;
-- checked: a table of some thousand rows: milliseconds
create index if not exists menu_plan_published_by on menu_plan (published_by) where published_by is not null;
-- checked: a table of some thousand rows: milliseconds
create index if not exists organization_export_asked_by on organization_export (asked_by);
-- checked: a table of some thousand rows: milliseconds
create index if not exists purchase_brand_decided_by on purchase_brand (decided_by) where decided_by is not null;
-- checked: a second for each million rows; by hand before the update where there are more
create index if not exists recipe_created_by on recipe (created_by) where created_by is not null;
-- checked: a second for each million rows; by hand before the update where there are more
create index if not exists recipe_saved_by on recipe (saved_by) where saved_by is not null;
-- checked: a second for each million rows; by hand before the update where there are more
create index if not exists recipe_version_saved_by on recipe_version (saved_by) where saved_by is not null;
-- checked: a second for each million rows; by hand before the update where there are more
create index if not exists report_created_by on report (created_by) where created_by is not null;
-- checked: a second for each million rows; by hand before the update where there are more
create index if not exists report_saved_by on report (saved_by) where saved_by is not null;
-- checked: a table of some thousand rows: milliseconds
create index if not exists report_progress_person on report_progress (person_id);
-- checked: a table of some thousand rows: milliseconds
create index if not exists sold_name_decided_by on sold_name (decided_by) where decided_by is not null;
-- checked: a table of some thousand rows: milliseconds
create index if not exists target_created_by on target (created_by);
-- checked: a table of some thousand rows: milliseconds
create index if not exists target_saved_by on target (saved_by) where saved_by is not null;
-- checked: a table of some thousand rows: milliseconds
create index if not exists waste_meal_saved_by on waste_meal (saved_by) where saved_by is not null;

-- What a program made.
-- checked: a second for each million rows; by hand before the update where there are more
create index if not exists mapped_ingredient_integration on mapped_ingredient (integration_id) where integration_id is not null;
-- checked: a second for each million rows; by hand before the update where there are more
create index if not exists mapped_ingredient_history_integration on mapped_ingredient_history (integration_id) where integration_id is not null;
-- checked: a table of some thousand rows: milliseconds
create index if not exists menu_plan_integration on menu_plan (integration_id) where integration_id is not null;
-- checked: a second for each million rows; by hand before the update where there are more
create index if not exists recipe_integration on recipe (integration_id) where integration_id is not null;
-- checked: a second for each million rows; by hand before the update where there are more
create index if not exists recipe_version_integration on recipe_version (integration_id) where integration_id is not null;
-- checked: a second for each million rows; by hand before the update where there are more
create index if not exists report_integration on report (integration_id) where integration_id is not null;
