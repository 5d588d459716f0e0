-- Whoever deletes a session, for whatever reason, tells every process of it as it commits: live streams end at once. The
-- payload is the session's id, which opens nothing.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('naksha_session_ended', old.id::text);
  return null;
end $$;
create trigger session_ended after delete on session for each row execute function tell_session_ended();
