-- A database with the demo's kitchens and people is marked, so that no live shop opens on it.
create table demo_marks (
  only_one boolean primary key default true check (only_one),
  marked_at timestamptz not null default now()
);
create trigger demo_marks_stay before update or delete or truncate on demo_marks
  for each statement execute function refuse_change();

-- The demo's admin has joined on a fixed day, long before anyone could have signed in.
insert into demo_marks (only_one)
select true where exists (
  select from users where phone = '+971500000003' and created_at = '2025-01-05T05:00:00Z');
