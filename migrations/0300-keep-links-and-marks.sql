-- What links and marks are made from, sealed by SECRET: they stay as they are when SECRET changes.
create table derivation_roots (
  only_row boolean primary key default true check (only_row),
  sealed bytea not null
);

-- SECRET can be changed back to an earlier one.
alter table secret_fingerprints drop constraint secret_fingerprints_fingerprint_key;
