-- Files of listings that a dealer sent, worked row by row. They are their owner's own words: in the vault, and kept for days only.
create table vault_import (
  id uuid primary key,
  -- One at a time.
  account uuid not null unique,
  file_name text not null,
  parts int not null,
  -- 'sending', 'unreadable', 'checking' (a dry run), 'checked', 'importing', 'ended'
  state text not null,
  -- Encoding, delimiter, columns and constants, as they were chosen.
  options jsonb not null default '{}',
  -- The file's own names of its columns, those left out, and what separates them.
  header jsonb,
  -- Why the file can't be read.
  problem jsonb,
  -- Rows that differ from their listing are edited.
  edits boolean not null default false,
  -- Why it waits until `due_at`: a problem's code.
  waits_for text,
  -- When to go on with it. While somebody is at it, the end of their time.
  due_at timestamptz not null,
  touched_at timestamptz not null
);
create index vault_import_due on vault_import (due_at) where state in ('checking', 'importing');
create index vault_import_touched on vault_import (touched_at);
create trigger not_of_an_erased_account before insert on vault_import for each row execute function refuse_erased_account();

create table vault_import_part (
  import uuid not null references vault_import on delete cascade,
  part int not null,
  bytes bytea not null,
  primary key (import, part)
);

create table vault_import_row (
  import uuid not null references vault_import on delete cascade,
  line int not null,
  -- The row as the file has it and under our names, and the line of an earlier one with the same id.
  read jsonb not null,
  -- What would become of it, and what did.
  checked jsonb,
  done jsonb,
  primary key (import, line)
);
