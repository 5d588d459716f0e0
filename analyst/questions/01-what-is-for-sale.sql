-- What is for sale, by kind, and what does half of it cost at most?
select subtype, count(*) as homes, median(price)::bigint as median_price
from listings where state = 'verified' and demo
group by subtype order by homes desc, subtype;
