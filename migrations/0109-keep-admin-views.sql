-- Filters of an index under a name of one's own, kept with the account.
create table saved_views (
  id integer generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  -- The index, such as `payments`.
  page text not null check (length(page) between 1 and 40),
  name text not null check (length(name) between 1 and 40),
  -- As it stands in the page's address, such as `state=ready&sort=due`.
  query text not null check (length(query) between 1 and 1000),
  saved_at timestamptz not null,
  unique (user_id, page, name)
);

-- A try that somebody of the staff asked for: where it is declined, the promised tries still come.
alter table payment_attempts add column is_extra boolean not null default false;
