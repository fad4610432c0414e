-- Older code works with this: a column that it neither reads nor writes.
-- Since when someone runs a kitchen that was open before, without our having seen their papers.
alter table restaurants add column papers_due_at timestamptz;
create index restaurants_papers_due on restaurants (papers_due_at) where papers_due_at is not null;
