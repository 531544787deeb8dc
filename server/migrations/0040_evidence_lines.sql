-- Whether the public page about a dish's figure names its ingredients (decision 0111): a recipe is the kitchen's own until it says so.
alter table organization add column evidence_lines boolean not null default false;
