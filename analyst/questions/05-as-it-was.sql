-- How many homes were for sale 0, 90, 180 and 270 days ago, and at what price per square foot?
with moments as (
  select days_ago, max(day) - days_ago as day from listing_days, (values (0), (90), (180), (270)) times(days_ago) group by days_ago
),
states as (
  select moments.days_ago, l.* from moments join listing_days l on l.day <= moments.day
  qualify row_number() over (partition by days_ago, listing order by l.day desc) = 1
)
select days_ago, count(*) as homes, round(median(price / area_sqft))::integer as per_sqft
from states where state = 'verified' and demo
group by days_ago order by days_ago;
