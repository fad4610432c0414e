-- Older code works with this: it does not name the column. The catalogue's files fill it at each start.
alter table ingredients add column sugar_g_per_100g numeric(6, 2) not null default 0;
