-- How many prices were reduced in the last thirty days in each city? (Add `where not demo` for a real market.)
select city, sum(cuts)::integer as cuts
from price_cuts(30, (select max(day) from listing_days)) where demo
group by city order by cuts desc, city;
