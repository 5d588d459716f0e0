-- Whoever has had the form for a name before them, and skipped it, is not asked again at each sign-in.
alter table vault_person add column name_asked boolean not null default false;
