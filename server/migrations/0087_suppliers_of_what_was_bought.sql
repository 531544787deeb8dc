-- Who sold an article, as the rows of its report say it: empty where nobody does, null where there are several.
alter table bought_article add column supplier text default '';
