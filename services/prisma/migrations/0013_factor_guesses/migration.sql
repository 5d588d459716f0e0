-- Wrong codes of an authenticator app are the session's that sent them: a proof forgets those of its own session and no
-- others. A session that was proven is locked by its own alone; all that were not share the account's counter.
alter table session add column wrong_codes integer not null default 0;
alter table session add column codes_locked_until timestamptz;

-- The last wrong code of any session that was not proven; null: of before this was kept.
alter table staff_factor_counter add column last_wrong_at timestamptz;
