-- How many prices were lowered in the last thirty days, city by city? (Of a market of one's own: where not demo.)
select city, sum(cuts)::integer as cuts
from price_cuts(30, (select max(day) from listing_days)) where demo
group by city order by cuts desc, city;
