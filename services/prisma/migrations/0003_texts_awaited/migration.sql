-- A text is put before the event that names it, because no event may name what isn't there. Where the process dies in
-- between, nothing ever names it: personal data that no page shows and no edit replaces. So a text says in which stream
-- it is awaited, until somebody has looked there: named, it stays; not named after two days, it goes.
alter table vault_text add column awaited_in text;
create index vault_text_awaited on vault_text (created_at) where awaited_in is not null;
