-- Nothing with traces of a person's allergens is chosen for them. Before, a household had one answer.
alter table household_members
  add column avoids_traces boolean not null default false,
  -- They are to be told that traces are left out from now on, which they didn't say themselves.
  add column traces_news_due boolean not null default false;

update household_members m set avoids_traces = true
  from households h
 where h.customer_id = m.customer_id and h.avoids_traces;

-- A no that came with other preferences may be one that nobody gave: the page always sent it. Next to
-- an answer in the household, preferences that say nothing were written for older code to read.
update household_members m
   set avoids_traces = true, traces_news_due = true
 where not m.avoids_traces
   and m.allergens && array['peanuts', 'tree-nuts', 'sesame']::text[]
   and not exists (
     select from households h
       left join suggestion_preferences p
         on p.customer_id = h.customer_id and p.updated_at = h.updated_at
        and (p.diets <> '{}' or p.cuisines <> '{}' or p.is_adult or num_nonnulls(
          p.kcal, p.protein_g, p.carbs_g, p.fat_g, p.budget_fils, p.max_minutes, p.max_heat, p.equipment
        ) > 0)
      where h.customer_id = m.customer_id and not h.avoids_traces and p.customer_id is null
   );

create index household_members_traces_news on household_members (customer_id) where traces_news_due;

drop table households;
drop function follow_household_traces();
drop trigger follow_first_traces on suggestion_preferences;
drop trigger follow_changed_traces on suggestion_preferences;
drop function follow_older_traces();
alter table suggestion_preferences drop column avoids_traces;
