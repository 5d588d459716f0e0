-- What share of the homes for sale thirty days ago has been sold since, in each city? (Add `where not demo` for a real market.)
select city, sum(homes)::integer as for_sale, coalesce(sum(homes) filter (where day is not null), 0)::integer as sold,
  round(coalesce(sum(homes) filter (where day is not null), 0) / sum(homes), 3) as absorbed
from sold_of_standing(30, (select max(day) from listing_days)) where demo
group by city order by for_sale desc, city;
