-- In which five localities do flats cost most a square foot, where there are ten or more?
select name, homes, per_sqft::integer as per_sqft
from market_by_locality where subtype = 'flat' and demo and homes >= 10
order by per_sqft desc, name limit 5;
