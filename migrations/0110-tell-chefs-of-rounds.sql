-- When the chefs of a request were last told to quote; null as long as that was with the request.
-- Each round of asking tells them once.
alter table chef_events add column chefs_told_at timestamptz;
