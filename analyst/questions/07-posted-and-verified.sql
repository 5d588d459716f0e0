-- How many homes were posted and first verified in the last thirty days, city by city? (Of a market of one's own: where not demo.)
select city, sum(posted)::integer as posted, sum(verified)::integer as verified
from posted_and_verified(30, (select max(day) from listing_days)) where demo
group by city order by posted desc, city;
