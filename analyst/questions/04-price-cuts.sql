-- How large are price reductions in each quarter?
select date_trunc('quarter', day)::date as quarter, count(*) as cuts,
  round(100 * median(1 - price / price_before), 1) as median_percent
from price_changes where price < price_before and demo
group by quarter order by quarter;
