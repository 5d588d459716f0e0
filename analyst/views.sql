-- Views over the open data (docs/data-dictionary.md) that `npm run sql` defines, in addition to the tables events,
-- listing_days (the files of `listings`), price_changes, people, areas and localities.

-- The state of every listing at the end of a day.
create macro listings_on(as_of) as table
  select * exclude (day), day as since from listing_days where day <= as_of::date
  qualify row_number() over (partition by listing order by day desc) = 1;

-- The state at the end of the last day in the data.
create view listings as
  select * from listings_on((select max(day) from listing_days));

-- Hours from posting to verification, for verified listings.
create view time_to_verify as
  select listing, demo, subtype, city, locality, posted_at, verified_at,
    date_diff('minute', posted_at, verified_at) / 60.0 as hours
  from listing_days where verified_at is not null
  qualify row_number() over (partition by listing order by day) = 1;

-- Share of the homes for sale in a month that were sold in it. A home counts if it was verified on any day of the month.
create view absorption as
  with months as (
    select unnest(generate_series(date_trunc('month', min(day)), date_trunc('month', max(day)), interval 1 month))::date as month
    from listing_days
  ),
  spans as (
    select listing, demo, subtype, locality, state, day as since,
      lead(day) over (partition by listing order by day) as until
    from listing_days
  ),
  for_sale as (
    select month, demo, subtype, locality, count(distinct listing) as for_sale
    from months join spans on state = 'verified' and since < month + interval 1 month and (until is null or until >= month)
    group by all
  ),
  sales as (
    select date_trunc('month', day)::date as month, demo, subtype, locality, count(*) as sold
    from events where type = 'ListingSold' group by all
  )
  select month, demo, subtype, locality, for_sale, coalesce(sold, 0) as sold,
    round(coalesce(sold, 0) / for_sale, 3) as absorbed
  from for_sale left join sales using (month, demo, subtype, locality);

-- Counts of the last `days` days up to and including `last`, as on /analytics.
create macro posted_and_verified(days, last) as table
  select demo, city, day, count(*) filter (where what = 'posted') as posted, count(*) filter (where what = 'verified') as verified
  from (
    select demo, city, day, 'posted' as what from events where type = 'ListingPosted'
    union all
    (select demo, city, day, 'verified' from events where type = 'ListingVerified'
     qualify row_number() over (partition by listing order by number) = 1)
  )
  where day > last::date - days::integer and day <= last::date
  group by all;

-- Price reductions of public listings.
create macro price_cuts(days, last) as table
  select demo, city, day, count(*) as cuts
  from price_changes
  where price < price_before and day > last::date - days::integer and day <= last::date
  group by all;

-- Homes that were for sale when the period began, by the day on which they were sold; `day` is null if they were not.
create macro sold_of_standing(days, last) as table
  select demo, city, sales.day, count(*) as homes
  from (
    select listing, demo, city, state from listing_days where day <= last::date - days::integer
    qualify row_number() over (partition by listing order by day desc) = 1
  ) standing
  left join (
    select listing, min(day) as day from events
    where type = 'ListingSold' and day > last::date - days::integer and day <= last::date
    group by listing
  ) sales using (listing)
  where state = 'verified'
  group by all;

-- Homes for sale now by locality and kind: median and quartiles of rupees per square foot.
create view market_by_locality as
  select l.locality, places.name, l.subtype, l.demo, count(*) as homes,
    round(median(price / area_sqft)) as per_sqft,
    round(quantile_cont(price / area_sqft, 0.25)) as lower_quarter,
    round(quantile_cont(price / area_sqft, 0.75)) as upper_quarter
  from listings l left join localities places on places.id = l.locality
  where state = 'verified' and not stale
  group by all;
