-- The outbox: a row is written with the change it tells of and delivered by a job afterwards.
create table messages (
  id bigint generated always as identity primary key,
  recipient text not null,
  channel text not null default 'whatsapp' check (channel in ('whatsapp')),
  template text not null,
  parameters jsonb not null default '{}',
  language text not null check (language in ('en', 'ar')),
  dedupe_key text not null unique,
  created_at timestamptz not null,
  -- Past this instant the message has lost its sense and is dropped, not sent late.
  expires_at timestamptz,
  attempts integer not null default 0,
  sent_at timestamptz,
  dropped_at timestamptz,
  -- The rendered text: kept by the local inbox only.
  text text
);
create index messages_recipient on messages (recipient, id desc);
