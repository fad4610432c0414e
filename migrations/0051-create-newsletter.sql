create table newsletter_subscribers (
  email text primary key check (email = lower(email)),
  language text not null check (language in ('en', 'ar')),
  policy_version text not null,
  consented_at timestamptz not null
);
