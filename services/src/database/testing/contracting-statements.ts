const BREAKING_STATEMENTS: readonly (readonly [RegExp, string])[] = [
  [
    /^drop (table|view|materialized view|sequence|type|schema|function|trigger)\b/,
    'drops what the version before may use',
  ],
  [/^(truncate|lock|delete)\b/, 'empties or locks a table that the version before uses'],
  [/^do\b/, 'does what no reader of statements can tell'],
  [
    /^alter (table|view|materialized view|index|type|sequence|function)\b.* rename\b/,
    'renames what the version before calls by its old name',
  ],
  [
    /^alter table\b.* drop (?!default\b|not null\b|expression\b)/,
    'drops a column or a constraint that the version before may use',
  ],
  [/^alter table\b.* set schema\b/, 'moves a table away from the version before'],
  [
    /^alter table\b.* alter (column )?\S+ (set data )?type\b/,
    'changes the type of a column that the version before reads',
  ],
  [/^alter table\b.* set not null\b/, 'refuses rows that the version before still writes'],
  [
    /^alter table\b.* add (column )?(if not exists )?(?!constraint|primary|unique|check|foreign|exclude)(?=.* not null\b)(?!.* (default|generated)\b)/,
    'has a column that the version before does not fill',
  ],
  [
    /^(alter table\b.* add ((constraint \S+ )?(primary key|unique|check|foreign key|exclude)|.* primary key)|create unique index)\b/,
    'refuses rows that the version before may still write',
  ],
];

export type BreakingStatement = { statement: string; why: string };

export function findBreakingStatements(sql: string): BreakingStatement[] {
  const statements = splitStatements(sql);
  const own = new Set(statements.flatMap((one) => /^create table (?!if not exists )([^\s(]+)/.exec(one)?.[1] ?? []));
  return statements.flatMap((statement) => {
    const table = TABLE.exec(statement)?.[1];
    if (table && own.has(table)) return [];
    const acts = splitAlterTableActions(statement);
    return BREAKING_STATEMENTS.flatMap(([pattern, why]) =>
      acts.some((act) => pattern.test(act)) ? [{ statement, why }] : [],
    ).slice(0, 1);
  });
}

const TABLE = /^(?:alter table (?:if exists )?|create unique index .*? on )(?:only )?([^\s(]+)/;

function splitAlterTableActions(statement: string): string[] {
  const [head, acts] = /^(alter table (?:if exists )?(?:only )?\S+ )(.*)$/.exec(statement)?.slice(1) ?? [];
  if (head === undefined || acts === undefined) return [statement];
  // Commas in brackets separate columns or arguments.
  return acts.split(/,(?![^(]*\))/).map((act) => `${head}${act.trim()}`);
}

/** Lower case, one line each, without comments, function bodies and string literals. */
function splitStatements(sql: string): string[] {
  return sql
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g, (found) => (found.startsWith("'") ? "''" : ' '))
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' ').toLowerCase())
    .filter(Boolean);
}
