-- How long does a home wait for staff: one in two, and nine in ten?
select count(*) as homes, round(median(hours), 1) as half_within_hours, round(quantile_cont(hours, 0.9), 1) as nine_in_ten_within_hours
from time_to_verify where demo;
