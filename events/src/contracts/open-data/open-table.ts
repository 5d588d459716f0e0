/** What a column holds; `day` is a calendar day in India, `time` is to the minute, UTC. */
export type OpenColumnType = 'text' | 'integer' | 'number' | 'flag' | 'day' | 'time';

export type OpenColumn = {
  type: OpenColumnType;
  about: string;
  /** Missing where there is nothing to say. */
  nullable?: true;
  /** All that can stand there. */
  values?: readonly (string | number)[];
};

/** A table of the open data. */
export type OpenTable = {
  about: string;
  /** A file for each day on which something is to be said, or one file of what there is now. */
  files: 'a day' | 'one';
  /** What a row is known by, and the order of rows. */
  key: readonly string[];
  columns: Readonly<Record<string, OpenColumn>>;
};

type InTypeScript = { text: string; integer: number; number: number; flag: boolean; day: string; time: string };
type ValueOf<Column extends OpenColumn> = Column extends { nullable: true }
  ? InTypeScript[Column['type']] | null
  : InTypeScript[Column['type']];

/** A row of the table: days as `YYYY-MM-DD`, times in ISO 8601, UTC. */
export type OpenRow<Table extends OpenTable> = {
  [Name in keyof Table['columns']]: ValueOf<Table['columns'][Name]>;
};
