export type Command = {
  /** One synopsis per way to call it, such as `npm run staff -- list`. */
  usage: readonly string[];
  summary: string;
  options?: readonly (readonly [option: string, meaning: string])[];
  examples?: readonly (readonly [command: string, result: string])[];
  details?(): Promise<string>;
  docs: string;
};

const part = (name: string, summary: string): Command => ({
  usage: [`node deploy/dist/mains/${name}.js`],
  summary: `${summary} Settings are environment variables.`,
  docs: 'docs/settings.md, docs/running.md',
});

export const COMMANDS = {
  start: {
    usage: ['npm start [-- --fresh]'],
    summary: 'Runs all parts of Naksha in one process. Settings are environment variables.',
    options: [['--fresh', 'start with an empty data folder; the previous one is renamed, nothing is deleted']],
    examples: [
      ['npm start', 'serves http://localhost:3000 with demo listings'],
      ['npm start -- --fresh', 'the same without previous data'],
      ['PORT=3100 npm start', 'listens on another port'],
    ],
    docs: 'docs/settings.md, docs/running.md',
  },
  api: part('api', 'Serves the API and the pages. Run as many as the traffic requires.'),
  projector: part('projector', 'Builds the documents of the read database from events. Up to 16 share the work.'),
  relay: part('relay', 'Publishes events to Kafka. A second one is a standby.'),
  worker: part('worker', 'Sends messages, processes photos and runs scheduled jobs. Any number share the work.'),
  migrate: part(
    'migrate',
    'Applies pending migrations to the write database. With NAKSHA_DEMO=on it also posts the demo listings.',
  ),
  import: {
    usage: ['npm run import -- FILE.csv --as PHONE [OPTIONS]'],
    summary:
      'Posts a listing for each row of a CSV file. A row is identified by its external_id and posted once, however often the file is imported. A row without an external_id is identified by its content, so a corrected row is posted as a new listing, and --update rejects it.',
    options: [
      ['--as PHONE', 'the seller’s phone number, with country code (required)'],
      ['--update', 'edit listings whose row has changed; without it, changed rows are only reported'],
      [
        '--map COLUMN=HEADER,…',
        'the column of the file (by name, or by number: #7) for a column of ours. If you name several, each row uses the first one that has a value. HEADER=COLUMN also works',
      ],
      ['--set COLUMN=VALUE', 'one value for every row; with --map, for rows in which the mapped column is blank'],
      ['--values COLUMN:TEXT=VALUE,…', 'the meaning of values in the file'],
      ['--ignore HEADER,…', 'columns of the file that are not read'],
      ['--skip HEADER=TEXT,…', 'rows that are not imported, by their value in a column of the file'],
      [
        '--lister LISTER',
        'who offers the listings, as in the column lister; by default agent for dealers and staff, owner for others',
      ],
      ['--delimiter NAME', 'comma, semicolon, tab or bar; detected by default'],
      ['--encoding NAME', 'such as windows-1252; by default UTF-8, or what the byte order mark says'],
    ],
    examples: [
      ['npm run import -- homes.csv --as +919876543210', 'imports a file with our column names'],
      ['… --map "price=Asking price" --map lat=#7 --set type=residential', 'other headers; the same type for all rows'],
      ['… --values subtype:Condominium=flat,h=kothi --skip Status=Closed', 'other values; without closed listings'],
      [`… --skip 'Status="Sold, registered",Closed'`, 'quotes names and values that contain a comma'],
    ],
    details: async () => (await import('./column-table.ts')).renderColumnTable(),
    docs: 'docs/import.md',
  },
  export: {
    usage: ['npm run export -- [FOLDER | s3://BUCKET/PREFIX]'],
    summary:
      'Writes the open data as Parquet files, or updates them. Resumes an interrupted export. Without a target it uses EXPORT_FOLDER.',
    examples: [['npm run export -- reports/open-data', 'writes or updates the folder']],
    docs: 'docs/data-dictionary.md',
  },
  sql: {
    usage: ['npm run sql -- FOLDER ["SELECT …" | FILE.sql] [--csv FILE.csv]'],
    summary:
      'Queries the open data in FOLDER with DuckDB’s SQL. Without a query it reads queries from standard input, each up to its semicolon. Tables: events, listing_days, price_changes, people, areas, localities. Views: listings, listings_on(day), time_to_verify, absorption, market_by_locality.',
    options: [['--csv FILE.csv', 'write the result of the last query to a CSV file']],
    examples: [
      ['npm run sql -- reports/open-data "select count(*) from listings"', 'prints the result of one query'],
      ['npm run sql -- reports/open-data', 'opens a prompt'],
    ],
    docs: 'docs/data-dictionary.md, docs/tutorials/analyst.md',
  },
  mcp: {
    usage: ['npm run --silent mcp -- [URL]'],
    summary:
      'Lets a program with a language model search homes: a Model Context Protocol server on standard input and output. Its read-only tools call the public API of the server at URL, by default http://localhost:PORT.',
    examples: [['npm run --silent mcp -- https://naksha.example', 'searches the homes of this site']],
    docs: 'docs/commands.md',
  },
  content: {
    usage: ['npm run content -- load FOLDER'],
    summary:
      'Loads the places, query links and articles of a region pack into the database. Items that staff edited are replaced. Exits with 1 if an item is rejected.',
    examples: [['npm run content -- load deploy/regions/tricity', 'loads the bundled region pack']],
    docs: 'docs/regions.md',
  },
  region: {
    usage: [
      'npm run region -- query --bounds=WEST,SOUTH,EAST,NORTH',
      'npm run region -- convert FILE FOLDER --bounds=… --name NAME --country CC [--state STATE] [--reach-km KM]',
      'npm run region -- streets FILE FOLDER --bounds=…',
    ],
    summary:
      'Makes a region pack from OpenStreetMap. `query` prints the query for an Overpass server; `convert` writes a region pack from its response or from an OpenStreetMap PBF file; `streets` replaces the streets of a pack, for travel times. The command sends no requests itself.',
    options: [
      ['--bounds=W,S,E,N', 'bounds of the region in degrees; written with = because a value may start with a minus'],
      ['--name NAME', 'name of the region'],
      ['--country CC', 'two-letter country code, such as IN'],
      ['--state STATE', 'name of the state'],
      [
        '--reach-km KM',
        'leave out localities that are more than KM kilometers from their city; by default, none are left out',
      ],
    ],
    examples: [
      [
        'npm run region -- query --bounds=76.6,30.6,77,30.9 > query.txt',
        'then send the query to an Overpass server and save its response',
      ],
      [
        'npm run region -- convert response.json packs/tricity --bounds=76.6,30.6,77,30.9 --name Tricity --country IN',
        'writes the region pack',
      ],
    ],
    docs: 'docs/regions.md',
  },
  evaluate: {
    usage: ['npm run evaluate -- FOLDER'],
    summary:
      'Measures the parsers of forms, imports and searches against the labeled examples in FOLDER (phones.tsv, amounts.tsv, values.tsv, search-queries.tsv). Prints the accuracy and each miss. Exits with 1 if the accuracy of a table is below its minimum.',
    examples: [['npm run evaluate -- events/src/kernel/corpora', 'evaluates the examples of this repository']],
    docs: 'docs/import.md',
  },
  replay: {
    usage: ['npm run replay', 'npm run replay -- --from FOLDER [REPORT.html]'],
    summary:
      'Rebuilds all documents from events while the server runs and compares their hash with that of the live documents. If the hashes match, or if other code built the live documents, the new documents replace them. Otherwise the command exits with 1.',
    options: [
      [
        '--from FOLDER',
        'only report how the documents would differ under the rules in FOLDER, which contains a what-if.ts or a built version of Naksha',
      ],
    ],
    examples: [
      ['npm run replay', 'rebuilds and replaces the documents'],
      ['npm run replay -- --from what-ifs/stale-after-14-days', 'writes the comparison to what-if.html'],
    ],
    docs: 'docs/operations.md (Rebuild derived data)',
  },
  backup: {
    usage: [
      'npm run backup -- FOLDER [--most-mb N]',
      'npm run backup -- list FOLDER',
      'npm run backup -- prune FOLDER',
    ],
    summary:
      'Backs up the write database and the photos while the server runs. Events and photos that FOLDER already has are not copied again. `list` shows the backups; `prune` deletes those older than 35 days.',
    options: [['--most-mb N', 'read at most N megabytes per second']],
    examples: [
      ['npm run backup -- /backups/naksha', 'takes a backup'],
      ['npm run backup -- /backups/naksha --most-mb 20', 'the same, slower, on a busy server'],
      ['npm run backup -- prune /backups/naksha', 'deletes old backups'],
    ],
    docs: 'docs/operations.md (Backup and restore)',
  },
  restore: {
    usage: ['npm run restore -- FOLDER [--drill]'],
    summary:
      'Restores a backup into an empty database and an empty photo store, and erases again every account that was erased after the backup. Stop all processes first. Needs the NAKSHA_SECRET of the backup and the current erasure ledger.',
    options: [
      [
        '--drill',
        'for a rehearsal: processes on the restored database print text messages instead of sending them, and do not use ANALYTICS_URL and EXPORT_FOLDER',
      ],
    ],
    examples: [
      ['npm run restore -- /backups/naksha', 'restores the newest backup'],
      ['npm run restore -- /backups/naksha/2026-11-23T06-30-00Z', 'restores that backup'],
    ],
    docs: 'docs/operations.md (Backup and restore)',
  },
  parked: {
    usage: ['npm run parked', 'npm run parked -- KEY …', 'npm run parked -- --effects all | EVENT/KIND,…'],
    summary:
      'Lists partitions that have stopped and why, parked keys (documents whose events could not be projected) and failed effects (such as text messages that were given up), or retries them.',
    options: [
      ['KEY …', 'project these keys again'],
      ['--effects all', 'retry every failed effect'],
      ['--effects EVENT/KIND,…', 'retry these failed effects'],
    ],
    examples: [
      ['npm run parked', 'lists parked keys and failed effects'],
      ['npm run parked -- --effects all', 'retries all failed effects'],
    ],
    docs: 'docs/operations.md (Parked keys and failed effects)',
  },
  why: {
    usage: ['npm run why -- LEAD | LISTING | KEY'],
    summary:
      'Prints when each event of a lead or a listing happened, when its text messages and other effects were attempted, and the cause of each delay. It prints ids and times, nothing personal.',
    options: [
      ['LEAD', 'the id in the address of a lead: LISTING-ACCOUNT'],
      ['LISTING', 'the last part of a listing’s address'],
      ['KEY', 'an event’s id, an effect’s key as the SMS gateway receives it, EVENT/KIND, or an Idempotency-Key'],
    ],
    examples: [
      ['npm run why -- 0123456789a', 'explains every event of this listing and its leads'],
      ['npm run why -- notify-lead-4f1c…', 'explains one text message'],
    ],
    docs: 'docs/operations.md (Find the cause of a delay)',
  },
  rekey: {
    usage: ['npm run rekey'],
    summary:
      'After a change of NAKSHA_SECRET: recomputes stored hashes that were made with NAKSHA_SECRET_PREVIOUS. Run it while the server runs. It can be interrupted and repeated.',
    docs: 'docs/operations.md (Change the secret)',
  },
  erase: {
    usage: ['npm run erase', 'npm run erase -- PHONE …'],
    summary:
      'Erases the accounts of these phone numbers, permanently and without confirmation. Verify first who owns the number. Without a number it lists erasures and their state.',
    examples: [
      ['npm run erase', 'lists the latest erasures'],
      ['npm run erase -- +919876543210', 'erases the account with this number'],
    ],
    docs: 'docs/operations.md (Accounts)',
  },
  unlock: {
    usage: ['npm run unlock -- PHONE …'],
    summary: 'Unlocks phone numbers that are locked after too many wrong codes. Verify first who owns the number.',
    examples: [['npm run unlock -- +919876543210', 'lets the owner sign in again']],
    docs: 'docs/operations.md (Accounts)',
  },
  staff: {
    usage: [
      'npm run staff -- list',
      'npm run staff -- add PHONE --role ROLE,… [--city CITY,…]',
      'npm run staff -- remove PHONE [--role ROLE,…]',
      'npm run staff -- enrol | reset | unblock PHONE',
    ],
    summary:
      'Manages staff accounts. `add` and `remove` change roles. `enrol` prints a code with which the person sets up a second factor; `reset` also removes the existing factors and ends their sessions. `unblock` lets a blocked administrator sign in again.',
    options: [
      ['--role ROLE,…', 'reviewer, assistant, editor or administrator; `remove` without it removes all roles'],
      ['--city CITY,…', 'cities of an assistant, or "*" for all cities'],
    ],
    examples: [
      ['npm run staff -- add +919876543210 --role reviewer', 'appoints a reviewer'],
      ['npm run staff -- add +919876543210 --role assistant --city Mohali,Zirakpur', 'appoints an assistant'],
      ['npm run staff -- enrol +919876543210', 'prints a code, valid for a day'],
    ],
    docs: 'docs/operations.md (Staff)',
  },
  partner: {
    usage: [
      'npm run partner -- list',
      'npm run partner -- add NAME --types TYPE,… --place CITY',
      'npm run partner -- end NAME',
    ],
    summary: 'Manages access to the partner feed. `add` issues a token and prints it once; `end` revokes it.',
    options: [
      ['--types TYPE,…', 'event types, such as ListingVerified,ListingPriceChanged'],
      ['--place CITY', 'id of a city, such as mohali, or "*" for all cities'],
    ],
    examples: [
      ['npm run partner -- add "A firm" --types ListingVerified,ListingPriceChanged --place mohali', 'issues a token'],
      ['npm run partner -- end "A firm"', 'revokes it and closes its streams'],
    ],
    docs: 'docs/partners.md',
  },
  real: {
    usage: [
      'npm run real -- up [--api N] [--relay N] [--projector N] [--worker N] [--secured] [--dir FOLDER]',
      'npm run real -- status | down [--dir FOLDER]',
    ],
    summary:
      'Runs PostgreSQL, Kafka, Redis, an S3 server, nginx and Prometheus on this computer without Docker. `up` installs what is missing, starts the servers and prints their addresses as shell commands. `down` stops them and keeps their data.',
    options: [
      [
        '--api N …',
        'processes of each part; by default one, or as many as last time. nginx passes requests to the apis, and Prometheus scrapes every process. Free ports are chosen once, and printed as API_PORTS, RELAY_PORTS and so on',
      ],
      ['--secured', 'Kafka and Redis with TLS and passwords'],
      ['--dir FOLDER', 'folder of their data; by default .naksha-real'],
    ],
    examples: [
      ['eval "$(npm run -s real -- up)" && npm start', 'runs Naksha on these servers'],
      ['npm run real -- up --api 2 --worker 3', 'adds processes; running servers and ports stay'],
      ['npm run real -- status', 'exits with 1 if a server is down'],
    ],
    docs: 'docs/running.md',
  },
  bench: {
    usage: ['npm run bench [-- BENCHMARK …]'],
    summary:
      'Runs the benchmarks and prints ratios to their reference systems, with the spread. Benchmarks: map, store, visible, bodies, commands, import, photos, replay, log, tiles, search, reach, reading, web, past, alerts. Without a name it runs all of them, which takes an hour or more. `router` runs only by name: it compares travel times with the Valhalla server at ROUTER_URL, such as that of loadtests/valhalla/serve.py.',
    examples: [['npm run bench -- map store', 'runs two benchmarks']],
    docs: 'docs/figures.md',
  },
  load: {
    usage: ['npm run load -- SCENARIO [K6 OPTIONS]', 'npm run load -- generate COUNT', 'npm run load -- settings'],
    summary:
      'Runs a load test with k6. Scenarios: browse, contact, live, mixed, pages, post, search, smoke, soak, spike. `generate` writes listings as events to DATABASE_URL; `settings` prints the settings that a server under test needs. Exits with k6’s code, which is not 0 if a threshold is crossed. Without LOAD_URL it starts Naksha: as separate processes behind nginx on DATABASE_URL, or else as one process with demo listings.',
    options: [
      ['LOAD_URL=URL', 'address of the server under test'],
      ['LOAD_SCALE=N', 'N times as many virtual users'],
      ['LOAD_DURATION=TIME', 'duration, such as 10m'],
      ['LOAD_PHOTO=FILE.jpg', 'photo that sellers upload'],
    ],
    examples: [
      ['npm run load -- mixed', 'runs the usual mix of visitors, sellers and staff'],
      ['DATABASE_URL=postgres://… npm run load -- generate 1000000', 'writes a million listings'],
    ],
    docs: 'CONTRIBUTING.md (Tests)',
  },
} satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;
