-- Files that nobody may read in a copy of the database: each is sealed with a key of its own, and
-- that key by the vault. Both are bound to the file's id, its owner and its kind.
create table private_files (
  id uuid primary key,
  owner_id uuid not null references users,
  kind text not null,
  media_type text not null,
  -- Of the file, before it was sealed.
  bytes integer not null check (bytes > 0),
  sealed_key bytea not null,
  sealed bytea not null,
  stored_at timestamptz not null
);
alter table private_files alter column sealed set storage external;
create index private_files_owner on private_files (owner_id);

create table chef_applications (
  id integer generated always as identity primary key,
  user_id uuid not null references users,
  type text not null check (type in ('individual', 'business')),
  status text not null
    check (status in ('submitted', 'pending', 'needs_changes', 'approved', 'rejected')),
  -- Sealed by the vault. The marks find the same number again without storing it.
  emirates_id bytea not null,
  emirates_id_mark bytea not null,
  bank_details bytea not null,
  iban_mark bytea not null,
  cuisine_specialty text[] not null check (cardinality(cuisine_specialty) > 0),
  description text,
  delivery_available boolean not null,
  -- The emirate where the chef lives, or the business is.
  city text not null,
  business_name text check ((business_name is not null) = (type = 'business')),
  trade_license text check ((trade_license is not null) = (type = 'business')),
  -- Name, phone and business name, folded for searching.
  search_text text not null,
  -- Of a rejection, and of changes that are asked for.
  reason text check ((reason is not null) = (status = 'rejected')),
  note text,
  -- Whoever of the team looked last.
  reviewer_id uuid references users,
  submitted_at timestamptz not null,
  status_at timestamptz not null,
  -- When the documents of a rejected application were erased.
  purged_at timestamptz
);
create unique index chef_applications_one_a_type on chef_applications (user_id, type)
  where status <> 'rejected';
create index chef_applications_user on chef_applications (user_id, id desc);
create index chef_applications_status on chef_applications (status, id);
create index chef_applications_emirates_id on chef_applications (emirates_id_mark);
create index chef_applications_iban on chef_applications (iban_mark);
create index chef_applications_to_purge on chef_applications (status_at)
  where status = 'rejected' and purged_at is null;

-- An Emirates ID belongs to one person while an application of theirs bears it.
create table emirates_id_holders (
  mark bytea primary key,
  user_id uuid not null references users
);
create index emirates_id_holders_user on emirates_id_holders (user_id);

create table chef_application_documents (
  application_id integer not null references chef_applications,
  kind text not null,
  -- Null once it was erased.
  file_id uuid references private_files,
  media_type text not null,
  bytes integer not null,
  verdict text not null default 'waiting' check (verdict in ('waiting', 'accepted', 'replace')),
  note text check ((note is not null) = (verdict = 'replace')),
  uploaded_at timestamptz not null,
  erased_at timestamptz check ((erased_at is not null) = (file_id is null)),
  primary key (application_id, kind)
);
create index chef_application_documents_file on chef_application_documents (file_id);

create table chef_application_steps (
  id integer generated always as identity primary key,
  application_id integer not null references chef_applications,
  status text not null,
  at timestamptz not null,
  -- Null for the applicant's own steps.
  actor_id uuid references users
);
create index chef_application_steps_application on chef_application_steps (application_id, id);

-- Who looked at a document, or with kind null at the whole numbers: never changed, never deleted.
create table chef_application_views (
  id bigint generated always as identity primary key,
  application_id integer not null references chef_applications,
  kind text,
  viewer_id uuid not null references users,
  reason text not null,
  at timestamptz not null
);
create index chef_application_views_application on chef_application_views (application_id, id desc);
create trigger chef_application_views_append_only
  before update or delete or truncate on chef_application_views
  for each statement execute function refuse_change();

-- What somebody typed and uploaded so far, sealed as a whole.
create table chef_application_drafts (
  user_id uuid not null references users,
  type text not null check (type in ('individual', 'business')),
  fields bytea not null,
  saved_at timestamptz not null,
  primary key (user_id, type)
);
create index chef_application_drafts_saved on chef_application_drafts (saved_at);

create table chef_application_draft_documents (
  user_id uuid not null,
  type text not null,
  kind text not null,
  file_id uuid not null references private_files,
  primary key (user_id, type, kind),
  foreign key (user_id, type) references chef_application_drafts on delete cascade
);
create index chef_application_draft_documents_file on chef_application_draft_documents (file_id);
