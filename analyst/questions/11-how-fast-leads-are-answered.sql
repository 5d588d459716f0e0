-- What share of the leads of each city does the office answer within an hour, a day and a week?
-- (The demo has no leads. The stored result is that of simulated ones.)
select city, sum(leads)::integer as leads,
  round(sum(leads) filter (where answered_within = 'hour') / sum(leads), 2) as hour,
  round(sum(leads) filter (where answered_within in ('hour', 'day')) / sum(leads), 2) as day,
  round(sum(leads) filter (where answered_within <> 'none') / sum(leads), 2) as week
from lead_answers
group by city having sum(leads) >= 50 order by leads desc, city;
