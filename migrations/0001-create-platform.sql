-- The first outcome of every write that carried an Idempotency-Key, replayed for repetitions.
create table idempotency_keys (
  scope text not null,
  route text not null,
  key text not null,
  request_hash bytea not null,
  status smallint,
  body text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (scope, route, key)
);
create index idempotency_keys_expiry on idempotency_keys (expires_at);

-- Token buckets shared by all processes: one row a limited thing (phone, address, prefix).
create table rate_limits (
  bucket text primary key,
  window_starts_at timestamptz not null,
  hits integer not null
);

-- Who changed what: written in the transaction of the change, never updated, never deleted.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  actor_role text not null,
  action text not null,
  object text not null,
  object_id text not null,
  before jsonb,
  after jsonb,
  request_id text
);
create index audit_log_object on audit_log (object, object_id, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- One number that grows with every change of what anonymous pages show: the key of their cache.
create table catalogue_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1
);
insert into catalogue_version default values;

create function touch_catalogue() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  perform pg_notify('catalogue', '');
  return null;
end $$;
