-- How many homes were for sale on the first day of each quarter, and at what price per square foot?
select quarter.day, count(*) as homes, round(median(price / area_sqft))::integer as per_sqft
from (values (date '2026-01-01'), (date '2026-04-01'), (date '2026-07-01'), (date '2026-10-01')) quarter(day)
join listing_days l on l.day <= quarter.day and l.demo
  and not exists (select 1 from listing_days later where later.listing = l.listing and later.day > l.day and later.day <= quarter.day)
where l.state = 'verified'
group by quarter.day order by quarter.day;
