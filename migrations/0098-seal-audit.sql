-- Not even the owner of the table may take back what was done, and a replica's session neither.
alter table audit_log add column address text;
alter table audit_log enable always trigger audit_log_append_only;
revoke update, delete, truncate on audit_log from current_user;
create index audit_log_at on audit_log (at);
create index audit_log_action on audit_log (action, id desc);
create index audit_log_actor on audit_log (actor_id, id desc);

-- One seal a day in Dubai: a hash over the day's rows and the seal before. A row that was changed,
-- slipped in or taken out past the trigger no longer fits it.
create table audit_seals (
  day date primary key,
  entries integer not null,
  seal bytea not null,
  sealed_at timestamptz not null
);
create trigger audit_seals_append_only before update or delete or truncate on audit_seals
  for each statement execute function refuse_change();
alter table audit_seals enable always trigger audit_seals_append_only;
revoke update, delete, truncate on audit_seals from current_user;

create function seal_of_audit(wanted date, chained bytea, out entries integer, out seal bytea)
language sql stable as $$
  select count(*)::integer,
         sha256(chained || convert_to(coalesce(string_agg(jsonb_build_array(
           a.id, extract(epoch from a.at), a.actor_id, a.actor_role, a.action, a.object, a.object_id,
           a.before, a.after, a.request_id, a.address)::text, e'\n' order by a.id), ''), 'UTF8'))
    from audit_log a
   where a.at >= wanted::timestamp at time zone 'Asia/Dubai'
     and a.at < (wanted + 1)::timestamp at time zone 'Asia/Dubai'
$$;

-- What the last look at the seals found.
create table audit_checks (
  id integer generated always as identity primary key,
  checked_at timestamptz not null,
  days integer not null,
  -- The first day whose rows no longer fit their seal.
  broken_day date
);
