-- Slugs of the monthly add-ons that an AI plan renews with; each cycle's lines say what was billed.
alter table subscriptions
  add column add_ons text[] not null default '{}';
