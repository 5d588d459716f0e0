-- Which five localities with at least ten flats have the highest price per square foot?
select name, homes, per_sqft::integer as per_sqft
from market_by_locality where subtype = 'flat' and demo and homes >= 10
order by per_sqft desc, name limit 5;
