-- What was given up stays for thirty days, for an admin to see. New queues say so themselves.
do $$
begin
  if to_regclass('pgboss.queue') is not null then
    update pgboss.queue set deletion_seconds = 30 * 86400;
  end if;
end $$;
