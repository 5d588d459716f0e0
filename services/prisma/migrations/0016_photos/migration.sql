-- Photos: what is known of each, while its files are in the photo store. Events carry the id alone, so that nothing of a picture
-- outlives its erasure. Which listing a photo belongs to is its claim ('photo', id).
create table photo (
  id uuid primary key,
  -- Of nobody any more: erased, and its files are still to be removed.
  account uuid,
  -- receiving, waiting, ready, failed; removed: its files go, the row counts among the uploads of its hour until then
  state text not null,
  -- Why it failed.
  reason text,
  -- Keyed hash of the upload's idempotency key, while it may be repeated.
  upload_key text,
  -- Of the original as it came, so that a repeated upload is known; while it may be repeated.
  sha256 text,
  -- By its first bytes.
  type text,
  -- Its file's name while it waits: each attempt to upload has a name of its own, and the one that is named here counts.
  original text,
  width int,
  height int,
  -- ThumbHash, base64.
  preview text,
  attempts int not null default 0,
  -- When a waiting one is taken in hand; while somebody is at it, the end of their time.
  due_at timestamptz,
  created_at timestamptz not null,
  -- When somebody has to see whether any listing uses it; null while one is known to.
  look_at timestamptz
);
create unique index photo_upload on photo (account, upload_key);
create index photo_by_account on photo (account, created_at);
create index photo_waiting on photo (created_at) where state = 'waiting';
create index photo_looked_at on photo (look_at) where look_at is not null;
create trigger not_of_an_erased_account before insert on photo for each row execute function refuse_erased_account();
