-- Names the profile photo that is stored, or none; part of its address, so that a new one shows.
alter table users add column photo_version text;

-- Apart from the person's row, which every call reads.
create table profile_photos (
  user_id uuid primary key references users on delete cascade,
  jpeg bytea not null,
  version text not null,
  stored_at timestamptz not null
);

-- A person without a row has the defaults of the product.
create table user_settings (
  user_id uuid primary key references users on delete cascade,
  notify_email boolean not null,
  notify_sms boolean not null,
  notify_whatsapp boolean not null,
  notify_marketing boolean not null,
  share_data boolean not null,
  share_with_third_parties boolean not null,
  updated_at timestamptz not null
);

-- Every consent and every withdrawal, as the data-protection law wants it proven.
create table consents (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('marketing', 'data_sharing', 'third_party_sharing')),
  is_given boolean not null,
  policy_version text not null,
  language text not null check (language in ('en', 'ar')),
  at timestamptz not null
);
create index consents_user on consents (user_id, purpose, id desc);

-- Only the erasure of the person takes their consents along.
create function refuse_consent_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from users where id = old.user_id) then
    return old;
  end if;
  raise exception 'consents are only ever added' using errcode = 'restrict_violation';
end $$;
create trigger consents_append_only before update or delete on consents
  for each row execute function refuse_consent_change();
