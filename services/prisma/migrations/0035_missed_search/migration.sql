-- Searches that found no homes, of visitors who agreed to be counted. No words, positions, people or times of day. session_key is a
-- keyed hash of browser tab and reading, so that two searches of a tab cannot be linked.
create table missed_search (
  reading text not null check (length(reading) <= 300),
  day date not null,
  session_key text not null,
  primary key (reading, day, session_key)
);
create index missed_search_ends on missed_search (day);
