-- What open pages are told of: written in the transaction of the change itself, kept for some hours
-- so that a page that lost its stream can catch up.
create table events (
  id bigint generated always as identity,
  -- The transaction that wrote it. Numbers of rows commit out of order; below the oldest transaction
  -- that still runs, this order is final.
  xid bigint not null default (pg_current_xact_id()::text::bigint),
  -- Who is told: `customer:<uuid>`, `kitchen:<id>` or `session:<hash>`.
  channel text not null,
  kind text not null,
  data jsonb not null,
  at timestamptz not null,
  primary key (xid, id)
);
create index events_channel on events (channel, xid, id);
create index events_at on events using brin (at);
