-- The row itself says when it is sent next, who is sending it and what went wrong. Nothing else has
-- to survive for it to be sent: workers claim rows that are due.
alter table messages
  -- In the product's time, as is everything that a person sees.
  add column next_try_at timestamptz,
  -- A worker's lease, in the database's time: a product clock may jump while a message is on its way.
  add column claimed_until timestamptz,
  add column failure_kind text check (failure_kind in
    ('temporary', 'rate_limited', 'bad_recipient', 'bad_template', 'credentials', 'internal')),
  add column last_error text,
  add column drop_reason text check (drop_reason in
    ('expired', 'bad_recipient', 'opted_out', 'by_admin'));

update messages set next_try_at = created_at;
update messages
   set drop_reason = case when expires_at < dropped_at then 'expired' else 'opted_out' end
 where dropped_at is not null;

alter table messages
  alter column next_try_at set not null,
  add check ((dropped_at is null) = (drop_reason is null));

create index messages_waiting on messages (channel, template, next_try_at, id)
  where sent_at is null and dropped_at is null;
-- For the admin's list of what was not sent.
create index messages_dropped on messages (id desc)
  where drop_reason in ('expired', 'bad_recipient');

-- The jobs that sent one row each. The queue's tables are there only after its first installation.
do $$
begin
  if to_regclass('pgboss.job') is not null then
    delete from pgboss.job where name = 'deliver-message';
  end if;
end $$;
