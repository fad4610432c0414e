-- Somebody asks for a plan of their own; no account is needed.
create table custom_quotes (
  id integer generated always as identity primary key,
  user_id uuid references users on delete set null,
  name text not null,
  phone text not null,
  email text not null,
  people_count integer not null check (people_count between 1 and 10000),
  requirements text not null,
  contact_method text not null check (contact_method in ('whatsapp', 'email', 'phone')),
  contact_time text not null check (contact_time in ('morning', 'afternoon', 'evening', 'anytime')),
  language text not null check (language in ('en', 'ar')),
  created_at timestamptz not null,
  due_at timestamptz not null,
  answered_at timestamptz
);
create index custom_quotes_open on custom_quotes (due_at) where answered_at is null;
