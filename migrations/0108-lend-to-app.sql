-- The running app has a role of its own that owns nothing. It reads and writes rows; of a table whose
-- trigger refuses changes it may only read and add, so that PostgreSQL itself says no before the
-- trigger is asked. Migrations belong to the owner.

-- The schemas of the product: its own, the payment simulator's, the job queue's.
create function app_schemas() returns setof regnamespace language sql stable as $$
  select oid::regnamespace
    from pg_namespace
   where (nspname = 'public'
       or nspowner = (select relowner from pg_class where oid = 'public.schema_migrations'::regclass))
     and nspname !~ '^pg_' and nspname <> 'information_schema'
$$;

-- The rights on every table, as the app's role should have them and as it has them.
create function app_rights(app name)
returns table (place regclass, wanted text[], held text[]) language sql stable as $$
  select c.oid::regclass,
         case
           when c.relname = 'schema_migrations' then '{SELECT}'::text[]
           when exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
                         where t.tgrelid = c.oid
                           and p.proname in ('refuse_change', 'refuse_consent_change'))
             then '{SELECT,INSERT}'
           else '{SELECT,INSERT,UPDATE,DELETE}'
         end,
         array(select kind
                 from unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER,MAINTAIN}'::text[])
                      with ordinality as kinds (kind, position)
                where has_table_privilege(app, c.oid, kind)
                   or case when kind in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES')
                           then has_any_column_privilege(app, c.oid, kind) else false end
                order by position)
    from pg_class c
   where c.relnamespace::regnamespace in (select app_schemas())
     and c.relkind in ('r', 'p', 'v', 'm', 'f')
     and not exists (select from pg_depend d
                      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
$$;

-- Gives the role what it should have and takes away what is more. Where all is right it changes
-- nothing, so it is called after every migration, once the queue's schema is there.
create procedure lend_to_app(app name) language plpgsql as $$
declare
  place regnamespace;
  wrong record;
  owned regclass;
begin
  -- Two calls at once would meet in the catalogue's rows.
  perform pg_advisory_xact_lock(7822002);
  select oid::regclass into owned from pg_class where relowner = quote_ident(app)::regrole limit 1;
  if owned is not null then
    raise exception 'the role % owns %: give it to the role that migrates, with reassign owned', app, owned;
  end if;
  if not exists (select from app_rights(app) where held <> wanted) then
    return;
  end if;
  execute format('revoke create, temporary on database %I from public, %I', current_database(), app);
  for place in select app_schemas() loop
    execute format('revoke create on schema %s from public, %I', place, app);
    execute format('grant usage on schema %s to %I', place, app);
    execute format('grant usage, select on all sequences in schema %s to %I', place, app);
    execute format('alter default privileges in schema %s
      grant select, insert, update, delete on tables to %I', place, app);
    execute format('alter default privileges in schema %s
      grant usage, select on sequences to %I', place, app);
  end loop;
  for wrong in select * from app_rights(app) where held <> wanted loop
    execute format('revoke all on %s from public, %I', wrong.place, app);
    execute format('grant %s on %s to %I', array_to_string(wrong.wanted, ', '), wrong.place, app);
  end loop;
  select * into wrong from app_rights(app) where held <> wanted limit 1;
  if found then
    raise exception 'the role % may do % to %: it must be neither a superuser nor a member of another role',
      app, array_to_string(wrong.held, ', '), wrong.place;
  end if;
end $$;
revoke execute on procedure lend_to_app from public;
