-- How many servings of a step fit a wide pan at once; null where the amount does not matter.
alter table dish_steps add column pan_servings smallint check (pan_servings > 0);
