-- Older code works with this: a table that it neither reads nor writes.
-- What a database was last seeded with, so that a start doesn't lay the same seeds again.
create table seed_runs (
  only_one boolean primary key default true check (only_one),
  is_demo boolean not null,
  hash text not null,
  seeded_at timestamptz not null default now()
);
