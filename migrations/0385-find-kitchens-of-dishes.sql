-- Older code works with this: an index that finds what the one before it did.
-- The first kitchen that offers a dish, without reading the others.
create index menu_items_dish_kitchen on menu_items (dish_id, restaurant_id);
drop index menu_items_dish;
