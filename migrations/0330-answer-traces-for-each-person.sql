-- Nothing with traces of a person's allergens is chosen for them. Before, a household had one answer.
alter table household_members
  add column avoids_traces boolean not null default false,
  -- They are to be told that traces are left out from now on, which they didn't say themselves.
  add column traces_news_due boolean not null default false;

update household_members m set avoids_traces = true
  from households h
 where h.customer_id = m.customer_id and h.avoids_traces;

-- A no counts if it is certain that someone gave it, and for these allergies: it was saved with this
-- person, or apart from the preferences, which always sent one, and the person is not newer than it.
update household_members m
   set avoids_traces = true, traces_news_due = true
 where not m.avoids_traces
   and m.allergens && array['peanuts', 'tree-nuts', 'sesame']::text[]
   and not exists (
     select from households h
       left join suggestion_preferences p
         on p.customer_id = h.customer_id and p.updated_at = h.updated_at
      where h.customer_id = m.customer_id
        and not h.avoids_traces
        and m.updated_at <= h.updated_at
        and (p.customer_id is null or m.updated_at = h.updated_at)
   );

create index household_members_traces_news on household_members (customer_id) where traces_news_due;

drop table households;
drop function follow_household_traces();
drop trigger follow_first_traces on suggestion_preferences;
drop trigger follow_changed_traces on suggestion_preferences;
drop function follow_older_traces();
alter table suggestion_preferences drop column avoids_traces;
