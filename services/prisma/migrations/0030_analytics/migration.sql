-- How often something happened in an hour, of those who agreed to be counted. Apart from the log, and nobody stands in it: neither
-- a person nor a browser, and no moment that could be laid beside another table's.
create table analytics_hour (
  event text not null,
  hour timestamptz not null check (hour = date_trunc('hour', hour, 'UTC')),
  happened bigint not null check (happened > 0),
  primary key (event, hour)
);
create index analytics_hour_ends on analytics_hour (hour);
