-- How many homes of each kind are for sale, and what is their median price?
select subtype, count(*) as homes, median(price)::bigint as median_price
from listings where state = 'verified' and demo
group by subtype order by homes desc, subtype;
