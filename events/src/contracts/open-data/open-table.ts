/** `day`: an Indian calendar day; `time`: to the minute, UTC. */
export type OpenColumnType = 'text' | 'integer' | 'number' | 'flag' | 'day' | 'time';

export type OpenColumn = {
  type: OpenColumnType;
  about: string;
  nullable?: true;
  values?: readonly (string | number)[];
};

export type OpenTable = {
  about: string;
  /** One file per day with changes, or one of the current state. */
  files: 'a day' | 'one';
  key: readonly string[];
  columns: Readonly<Record<string, OpenColumn>>;
};

type InTypeScript = { text: string; integer: number; number: number; flag: boolean; day: string; time: string };
type ValueOf<Column extends OpenColumn> = Column extends { nullable: true }
  ? InTypeScript[Column['type']] | null
  : InTypeScript[Column['type']];

/** Days as `YYYY-MM-DD`, times in ISO 8601 UTC. */
export type OpenRow<Table extends OpenTable> = {
  [Name in keyof Table['columns']]: ValueOf<Table['columns'][Name]>;
};
