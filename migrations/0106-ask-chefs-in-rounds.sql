-- Chefs answer within 48 hours of being asked. Null where they were asked once, with the request;
-- a change of the request, and a chef's cancellation, ask them anew.
alter table chef_events add column asked_again_at timestamptz;
