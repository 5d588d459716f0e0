-- At what somebody signed in, so that they know their sessions apart: a browser and a system by their names, of a short list
-- of ours, and nothing else of what the browser says of itself. Unknown for sessions of before.
alter table session add column device text;
