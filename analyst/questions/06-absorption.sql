-- What share of the flats for sale at the start of each of the last six periods of thirty days was sold in that period?
-- (The view `absorption` has calendar months.)
with periods as (
  select days_ago, max(day) - days_ago as last from listing_days, (values (0), (30), (60), (90), (120), (150)) ends(days_ago)
  group by days_ago
),
standing as (
  select days_ago, last, l.* from periods join listing_days l on l.day <= last - 30
  qualify row_number() over (partition by days_ago, listing order by l.day desc) = 1
),
counted as (
  select days_ago, exists (
    select 1 from events e
    where e.type = 'ListingSold' and e.listing = standing.listing and e.day > last - 30 and e.day <= last
  ) as is_sold
  from standing where state = 'verified' and subtype = 'flat' and demo
)
select days_ago, count(*)::integer as for_sale, (count(*) filter (where is_sold))::integer as sold,
  round((count(*) filter (where is_sold)) / count(*), 3) as absorbed
from counted group by days_ago order by days_ago;
