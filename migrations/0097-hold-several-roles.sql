-- A chef may run a kitchen too: roles beside the main one.
alter table users add column also_roles text[] not null default '{}'
  check (also_roles <@ array['chef', 'restaurant']);
