-- Older code works with this: it names the columns that it writes.
-- What the seeds' tables held once the catalogue was laid: while they hold the same, a start lays nothing.
alter table seed_runs add column catalogue text;
