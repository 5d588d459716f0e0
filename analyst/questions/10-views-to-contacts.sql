-- Which homes did many people see without contacting the office?
-- (The demo has no visitors. The stored result is that of simulated ones.)
select listing, sum(seen)::integer as seen, greatest(sum(contacted), 0)::integer as contacted,
  round(100 * greatest(sum(contacted), 0) / sum(seen), 1) as contacts_per_100
from listing_interest where not demo
group by listing having sum(seen) >= 60 order by contacts_per_100, seen desc, listing limit 5;
