-- Who is staff by an operator's word, beside STAFF_PHONES; the account's stream says the same. Read with every session.
create table staff_member (
  account uuid primary key references account (id),
  roles text[] not null,
  -- Of an assistant: the cities whose listings' buyers they call; '*' is every one.
  cities text[] not null
);

-- What somebody asked of the office through a form, signed in or not. Deleted with its time or with its person; the stream
-- `enquiry-{id}` stays, which says no more than that there was one and what became of it.
create table vault_enquiry (
  id uuid primary key,
  -- Who was signed in, if anybody.
  account uuid,
  name text not null,
  phone text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now()
);
create index vault_enquiry_age on vault_enquiry (created_at);
create index vault_enquiry_account on vault_enquiry (account) where account is not null;
create index vault_enquiry_phone on vault_enquiry (phone);
create trigger not_of_an_erased_account before insert on vault_enquiry for each row execute function refuse_erased_account();

-- What staff wrote down about a buyer's lead or about an enquiry.
create table vault_note (
  id uuid primary key,
  -- The buyer whom it is about.
  account uuid,
  enquiry uuid references vault_enquiry (id) on delete cascade,
  body text not null,
  created_at timestamptz not null default now()
);
create index vault_note_age on vault_note (created_at);
create index vault_note_account on vault_note (account) where account is not null;
create index vault_note_enquiry on vault_note (enquiry) where enquiry is not null;
create trigger not_of_an_erased_account before insert on vault_note for each row execute function refuse_erased_account();
