-- The days on which nothing comes, until the customer resumes. A later pause takes the place of an
-- older one; the receipts keep them all.
alter table subscriptions
  add column paused_from date,
  add column paused_to date,
  add check ((paused_from is null) = (paused_to is null)),
  add check (paused_from <= paused_to);
create index subscriptions_paused on subscriptions (paused_to) where paused_to is not null;
