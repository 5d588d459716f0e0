-- How far the relay has published each partition. Behind what Kafka has where the relay died between the two: those
-- events go out twice.
create table relay_position (partition int primary key, seq bigint not null) with (fillfactor = 50);
insert into relay_position select partition, 0 from generate_series(0, 15) as partition;

-- Which event table this is, the source that its messages name. A topic may outlive a database: what an earlier one
-- published there has the same positions and is not what happened here.
create table event_source (id uuid primary key);
insert into event_source values (gen_random_uuid());
