-- Older code works with this: a nullable column that it neither reads nor writes.
-- As on the Emirates ID. Null for businesses, and for applications that came before it was asked for.
alter table chef_applications
  add column legal_name text check (char_length(legal_name) between 3 and 120);
