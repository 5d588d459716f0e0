-- Texts of saved searches, each in a place of its account's budget: they outlive the searches that they told of, so that
-- deleting and saving again begins nothing anew. Processes of the version before send without it until they are replaced.
create table alert_text (
  -- Named to the carrier, so that sent again it is the same text.
  id uuid primary key,
  account uuid not null,
  -- Of its last attempt: what is sent again takes its place anew.
  begun_at timestamptz not null
);
create index alert_text_account on alert_text (account, begun_at);
create index alert_text_age on alert_text (begun_at);
create trigger not_of_an_erased_account before insert on alert_text for each row execute function refuse_erased_account();

-- The text that is under way, which may tell of several searches. What it says of this one is `telling`.
alter table search_alert add column text uuid;
-- What the texts of a search are written in: the language of the page on which it was saved.
alter table search_alert add column locale text not null default 'en';
create index search_alert_text on search_alert (text) where text is not null;
