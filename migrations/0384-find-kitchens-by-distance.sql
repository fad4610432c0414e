-- Mercator's map, in degrees of longitude. Around a place, what is nearer there is nearer on the earth;
-- the distance itself is counted in kilometres.
-- The poles are no place on it.
create function map_point(latitude double precision, longitude double precision) returns point
  immutable parallel safe language sql
  return point(longitude, degrees(ln(tan(radians(45 + greatest(-85, least(85, latitude)) / 2)))));

create function km_between(
  latitude double precision, longitude double precision,
  other_latitude double precision, other_longitude double precision
) returns double precision immutable parallel safe language sql
  return 2 * 6371 * asin(least(1, sqrt(
    sin(radians(other_latitude - latitude) / 2) ^ 2
    + cos(radians(latitude)) * cos(radians(other_latitude))
      * sin(radians(other_longitude - longitude) / 2) ^ 2)));

create index restaurants_on_map on restaurants using gist (map_point(latitude, longitude))
  where is_active;
