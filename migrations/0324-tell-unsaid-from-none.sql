-- Older code works with this: it does not name the column, and what it writes counts as not said.
alter table chef_menu_courses add column allergens_said boolean not null default false;
alter table chef_quote_courses add column allergens_said boolean not null default false;

-- A dish of the catalogue says it for a course of its name; next to other words it is only a plate.
update chef_menu_courses c
   set allergens_said = true
 where exists (
         select from dishes d
          where d.slug = c.dish_slug and d.restaurant_id is null
            and c.title in (d.name_en, d.name_ar))
    or c.allergens <> '{}' and not exists (
         select from dishes d
          where d.slug = c.dish_slug and d.restaurant_id is null
            and c.allergens <@ d.allergens);
update chef_quote_courses c
   set allergens_said = true
 where exists (
         select from dishes d
          where d.slug = c.dish_slug and d.restaurant_id is null
            and c.title in (d.name_en, d.name_ar))
    or c.allergens <> '{}' and not exists (
         select from dishes d
          where d.slug = c.dish_slug and d.restaurant_id is null
            and c.allergens <@ d.allergens);
