-- How many prices were reduced in each of the last four periods of ninety days, and by how much?
with cuts as (
  select ((select max(day) from listing_days) - day) // 90 * 90 as days_ago, 1 - price / price_before as cut
  from price_changes where price < price_before and demo
)
select days_ago, count(*) as cuts, round(100 * median(cut), 1) as median_percent
from cuts where days_ago < 360
group by days_ago order by days_ago;
