-- Which listings an import brought is a claim from now on, so that staff can check a sample of it; here are those of before.
insert into claims (kind, key, owner)
select 'batch', (data->>'batch') || '/' || substr(stream, length('listing-') + 1), substr(stream, length('listing-') + 1)
from events where type = 'ListingPosted' and data ? 'batch'
on conflict do nothing;

-- Texts of saved searches count for the number that they go to, by a keyed hash: whoever erases an account and signs up again
-- with the same number begins nothing anew. A row goes a day after its text, also where its person is erased before.
-- `account` is what processes of the version before write until they are replaced; those texts end with their day.
alter table alert_text add column recipient text;
alter table alert_text alter column account drop not null;
create index alert_text_recipient on alert_text (recipient, begun_at);
drop index alert_text_account;
