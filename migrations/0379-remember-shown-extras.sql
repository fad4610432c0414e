-- Older code works with this: a column that it neither reads nor writes, null where nothing is known.
-- Portions of a chosen dish that were extras when its day went away. Another plan may pay for fewer
-- meals when a delivery comes to that day again: what it was not shown as is not charged.
alter table subscription_meals
  add column extras_shown smallint check (extras_shown >= 0);
