-- What share of the flats for sale was sold in each of the last six months?
select month, sum(for_sale)::integer as for_sale, sum(sold)::integer as sold,
  round(sum(sold) / sum(for_sale), 3) as absorbed
from absorption where subtype = 'flat' and demo
group by month order by month desc limit 6;
