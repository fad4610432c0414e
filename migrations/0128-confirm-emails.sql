-- An address that its owner has confirmed is a second way for sign-in codes.
alter table users
  add column email_confirmed_at timestamptz,
  add check (email_confirmed_at is null or email <> '');
create unique index users_confirmed_email on users (lower(email)) where email_confirmed_at is not null;

-- The address that a person is confirming. The code is derived from the challenge, not stored.
create table email_confirmations (
  user_id uuid primary key references users on delete cascade,
  email text not null,
  challenge bytea not null,
  attempts integer not null default 0,
  expires_at timestamptz not null
);

alter table messages
  drop constraint messages_channel_check,
  add constraint messages_channel_check check (channel in ('whatsapp', 'email'));
