-- How long does verification take (median and 90th percentile)?
select count(*) as homes, round(median(hours), 1) as half_within_hours, round(quantile_cont(hours, 0.9), 1) as nine_in_ten_within_hours
from time_to_verify where demo;
