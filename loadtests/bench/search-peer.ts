import type { BBox, Place, Subtype } from '@naksha/events/kernel';
import type pg from 'pg';

/** In rupees, inclusive. */
export type PriceRange = { min: number; max: number };

/** One table with a column per filter, indexes for full text, trigrams and position, and plain SQL. */
export class PlainSearch {
  constructor(private readonly pool: pg.Pool) {}

  async fill(places: readonly Place[]): Promise<void> {
    await this.pool.query(`
      create table bench_listing as select id, body #>> '{free,title}' as title, body #>> '{facts,city}' as city,
        body #>> '{facts,subtype}' as subtype, (body #>> '{facts,bedrooms}')::int as bedrooms, (body->>'price')::bigint as price,
        (body->>'postedAt')::timestamptz as posted_at,
        point((body #>> '{facts,position,lng}')::float8, (body #>> '{facts,position,lat}')::float8) as position,
        to_tsvector('simple', concat_ws(' ', body #>> '{free,title}', body #>> '{facts,project}', body #>> '{facts,locality}', body #>> '{facts,city}')) as words
      from read.document where kind = 'listing' and body->>'state' = 'verified';
      create index on bench_listing using gin (words);
      create index on bench_listing using gin (title gin_trgm_ops);
      create index on bench_listing using gist (position);
      create index on bench_listing (subtype, price);
      create table bench_place (id text, name text);
      create index on bench_place using gin (name gin_trgm_ops)`);
    await this.pool.query('insert into bench_place select * from unnest($1::text[], $2::text[])', [
      places.map(({ id }) => id),
      places.map(({ names }) => names.en),
    ]);
    await this.pool.query('analyze bench_listing; analyze bench_place');
  }

  /** Places by prefix, then listings by words, best first; similar spellings if there are neither. */
  async suggest(text: string): Promise<number> {
    const places = await this.#query('select id, name from bench_place where name ilike $1 limit 18', [`${text}%`]);
    const listings = await this.#query(
      `select id, title from bench_listing, to_tsquery('simple', $1) q where words @@ q order by ts_rank(words, q) desc limit 18`,
      [beginnings(text)],
    );
    if (places + listings > 0) return places + listings;
    return this.#query('select id, title from bench_listing where $1 <% title order by $1 <<-> title limit 18', [text]);
  }

  async search(text: string, subtype: Subtype): Promise<number> {
    const where = `words @@ q and subtype = $2`;
    await this.#query(
      `select subtype, bedrooms, city, count(*) from bench_listing, plainto_tsquery('simple', $1) q where ${where}
       group by grouping sets ((subtype), (bedrooms), (city))`,
      [text, subtype],
    );
    return this.#query(
      `select id, title, price, position from bench_listing, plainto_tsquery('simple', $1) q where ${where}
       order by ts_rank_cd(words, q) desc, id limit 24`,
      [text, subtype],
    );
  }

  /** A page of the view, newest first, with the total. */
  async list([west, south, east, north]: BBox, subtype: Subtype, { min, max }: PriceRange): Promise<number> {
    const where = `position <@ box(point($1, $2), point($3, $4)) and subtype = $5 and price between $6 and $7`;
    const values = [west, south, east, north, subtype, min, max];
    await this.#query(`select count(*) from bench_listing where ${where}`, values);
    return this.#query(
      `select id, title, price, position from bench_listing where ${where} order by posted_at desc limit 24`,
      values,
    );
  }

  async #query(text: string, values: unknown[]): Promise<number> {
    const { rowCount } = await this.pool.query(text, values);
    return rowCount ?? 0;
  }
}

const beginnings = (text: string): string =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `'${word.toLowerCase()}':*`).join(' & ');
