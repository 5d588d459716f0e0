import { parseArgs } from 'node:util';

export const SQL_USAGE = `npm run sql -- FOLDER ["select …" | FILE.sql] [--csv FILE.csv]
  asks the open data in FOLDER; without a question it reads them from the keyboard, each up to its semicolon
  tables: events, listing_days, price_changes, people, areas, localities
  views:  listings, listings_on(day), time_to_verify, absorption, market_by_locality`;

export type SqlArguments = { folder: string; question?: string; csv?: string };

/** @returns undefined where they can't be understood */
export function sqlArguments(args: readonly string[]): SqlArguments | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { csv: { type: 'string' } },
      allowPositionals: true,
    });
    const [folder, question, ...more] = positionals;
    if (!folder || more.length > 0 || (values.csv !== undefined && !question)) return undefined;
    return { folder, question, csv: values.csv };
  } catch {
    // parseArgs throws for an option that it doesn't know: the usage says which there are.
    return undefined;
  }
}
