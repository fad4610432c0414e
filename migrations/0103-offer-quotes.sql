-- Who answers a request, and what became of it.
alter table custom_quotes
  add column assigned_to uuid references users on delete set null,
  add column state text not null default 'open'
    check (state in ('open', 'answered', 'accepted', 'declined')),
  add check ((state = 'open') = (answered_at is null));
drop index custom_quotes_open;
create index custom_quotes_open on custom_quotes (id) where state = 'open';
create index custom_quotes_state on custom_quotes (state, id desc);

-- What was offered, the newest of a request counts. The link's token is derived, never stored.
create table custom_quote_offers (
  id integer generated always as identity primary key,
  quote_id integer not null references custom_quotes on delete cascade,
  lines jsonb not null,
  total_fils integer not null check (total_fils > 0),
  valid_until date not null,
  note text not null,
  nonce text not null,
  token_hash bytea not null unique,
  offered_by uuid references users on delete set null,
  offered_at timestamptz not null,
  answer text check (answer in ('accepted', 'declined')),
  answered_via text check (answered_via in ('link', 'admin')),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null)),
  check ((answer is null) = (answered_via is null))
);
create index custom_quote_offers_quote on custom_quote_offers (quote_id, id desc);
