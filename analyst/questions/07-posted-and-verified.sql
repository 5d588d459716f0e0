-- How many homes were posted, and verified for the first time, in the last thirty days in each city? (Add `where not demo` for a real market.)
select city, sum(posted)::integer as posted, sum(verified)::integer as verified
from posted_and_verified(30, (select max(day) from listing_days)) where demo
group by city order by posted desc, city;
