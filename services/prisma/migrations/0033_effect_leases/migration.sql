-- A worker renews the lease of each effect that it is doing, so that others take over soon after it died. By the database's
-- clock, because the clocks of workers differ. Null: claimed by a version without leases; then due_at alone decides.
-- Builds an index of the effects that are being done; commands do not wait for it longer than the table takes to read.
alter table effects add column lease_until timestamptz;
-- Since when the effect is to be done: what its age and latency are measured from. Null: since it was created.
alter table effects add column wanted_at timestamptz;
create index effects_running on effects (lease_until) where state = 'running';
