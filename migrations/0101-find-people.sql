-- How a person's name sounds (src/shared/text/name-sound.ts), each word between spaces. Null: still to be
-- worked out, as after every change of the name; the next search does so.
alter table users
  add column sounds text,
  -- Why somebody was suspended; theirs to hear, and lifted with the suspension.
  add column suspension_reason text,
  add check (suspension_reason is null or suspended_at is not null);

create extension if not exists pg_trgm;
create index users_sounds on users using gin (sounds gin_trgm_ops);
create index users_without_sounds on users (number) where sounds is null;
create index users_role on users (role, number desc);
create index users_suspended on users (number desc) where suspended_at is not null;
create index users_email_part on users using gin (lower(email) gin_trgm_ops);

create function forget_sounds() returns trigger language plpgsql as $$
begin
  new.sounds := null;
  return new;
end $$;
create trigger users_forget_sounds before update of name on users
  for each row when (old.name is distinct from new.name) execute function forget_sounds();
