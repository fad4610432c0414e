-- Older code works with this: it neither reads nor writes the new columns. A kitchen that is open
-- stays open, and one that was open once is opened again as before.
alter table restaurants
  -- Since when its owner waits for our look; null before, once it is open, and once it was sent back.
  add column review_asked_at timestamptz,
  -- What its owner has to change, and since when; gone once it is sent to us again.
  add column sent_back_at timestamptz,
  add column sent_back_reason text;

create index restaurants_in_review on restaurants (review_asked_at)
  where review_asked_at is not null and not is_active;
