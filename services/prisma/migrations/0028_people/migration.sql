-- Whoever has had the form for a name before them, and skipped it, is not asked again at each sign-in.
alter table vault_person add column name_asked boolean not null default false;

-- How often on a day something happened that the site counts, of those who agreed to be counted: of nobody, so nothing in it is
-- a person's to erase.
create table analytics_count (
  day date not null,
  event text not null,
  count bigint not null,
  primary key (day, event)
);
