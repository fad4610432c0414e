-- Older code works with this: a column that it neither reads nor writes, null where nothing is known.
-- What the customer agreed to for the cycle after one of that number, so that another price is announced.
alter table subscriptions
  add column agreed_lines jsonb,
  add column agreed_after integer,
  add constraint subscriptions_agreed_check check ((agreed_lines is null) = (agreed_after is null));
