-- The attempts at an effect, oldest first: { started, ended, outcome, reason, due }. For people who ask why a text was late.
-- An attempt without an end was cut off, or is running. Null: begun by a version without this column.
alter table effects add column attempt_log jsonb;
