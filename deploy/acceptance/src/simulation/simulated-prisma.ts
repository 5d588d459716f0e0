import type { Process } from './scheduler.ts';
import type { SimulatedPostgres } from './simulated-postgres.ts';
import type { Row, Tables } from './tables.ts';

// biome-ignore lint/suspicious/noExplicitAny: each operation knows what it is given
type Any = any;
type Operation = { label: string; writes: readonly string[]; work(tables: Tables, args: Any): unknown };

/** The forms of `where` used by the core. */
function matches(row: Row, where: Any): boolean {
  return Object.entries(where ?? {}).every(([field, wanted]: [string, Any]) => {
    if (field === 'OR') return wanted.some((one: Any) => matches(row, one));
    if (field === 'NOT') return !matches(row, wanted);
    const value = row[field] as Any;
    if (wanted === undefined) return true;
    if (wanted === null || typeof wanted !== 'object' || wanted instanceof Date) return same(value, wanted);
    if ('in' in wanted) return wanted.in.some((one: unknown) => same(value, one));
    if ('not' in wanted) return !same(value ?? null, wanted.not);
    if ('lt' in wanted) return value !== null && value !== undefined && value < wanted.lt;
    if ('gt' in wanted) return value !== null && value !== undefined && value > wanted.gt;
    throw new Error(`The simulated database does not support this condition: ${JSON.stringify(wanted)}`);
  });
}
const same = (a: unknown, b: unknown): boolean =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : (a ?? null) === (b ?? null);

const select = (tables: Tables, name: string, where: Any): Row[] =>
  [...tables.read(name).values()].filter((row) => matches(row, where));

const model = (name: string, key: (row: Any) => string): Record<string, Operation> => ({
  findMany: {
    label: `find ${name}`,
    writes: [],
    work: (tables, { where, take }) => select(tables, name, where).slice(0, take),
  },
  findFirst: { label: `find ${name}`, writes: [], work: (tables, { where }) => select(tables, name, where)[0] ?? null },
  findUnique: {
    label: `find ${name}`,
    writes: [],
    work: (tables, { where }) => select(tables, name, where)[0] ?? null,
  },
  count: { label: `count ${name}`, writes: [], work: (tables, { where }) => select(tables, name, where).length },
  create: {
    label: `create ${name}`,
    writes: [name],
    work: (tables, { data }) => void tables.write(name).set(key(data), { ...data }),
  },
  createMany: {
    label: `create ${name}`,
    writes: [name],
    work: (tables, { data }) => {
      for (const row of data) if (!tables.read(name).has(key(row))) tables.write(name).set(key(row), { ...row });
    },
  },
  updateMany: {
    label: `update ${name}`,
    writes: [name],
    work: (tables, { where, data }) => {
      const found = select(tables, name, where);
      for (const row of found) tables.write(name).set(key(row), { ...row, ...data });
      return { count: found.length };
    },
  },
  upsert: {
    label: `upsert ${name}`,
    writes: [name],
    work: (tables, { where, create, update }) => {
      const [before] = select(tables, name, where);
      const row: Row = before ? { ...before, ...update } : create;
      tables.write(name).set(key(row), row);
    },
  },
  deleteMany: {
    label: `delete ${name}`,
    writes: [name],
    work: (tables, { where }) => {
      for (const row of select(tables, name, where)) tables.write(name).delete(key(row));
    },
  },
});

const byId = ({ id }: { id: string }) => id;
const MODELS: Record<string, Record<string, Operation>> = {
  account: model('account', byId),
  vaultPerson: model('vault_person', ({ account }) => account),
  vaultText: model('vault_text', byId),
  vaultNote: model('vault_note', byId),
  vaultSearchName: model('vault_search_name', ({ search }) => search),
};
const { account, vaultPerson } = MODELS;
MODELS.account = {
  ...account,
  findFirst: {
    label: 'find account',
    writes: [],
    work: (tables, { where }) => {
      const [found] = select(tables, 'account', where);
      return found ? { ...found, person: tables.read('vault_person').get(found.id as string) ?? null } : null;
    },
  },
};
MODELS.vaultPerson = {
  ...vaultPerson,
  findUnique: {
    label: 'find person',
    writes: [],
    work: (tables, { where }) => {
      const [found] = select(tables, 'vault_person', where);
      return found
        ? { ...found, of: { blockedAt: null, ...tables.read('account').get(found.account as string) } }
        : null;
    },
  },
};

/** Raw statements of the vault, by prefix. */
const RAW: readonly { begins: string; label: string; work(tables: Tables, values: Any[], now: Date): unknown }[] = [
  {
    begins: 'insert into vault_text',
    label: 'put texts',
    work: (tables, [ids, accounts, bodies, awaited], now) => {
      for (const [k, id] of ids.entries()) {
        const text = { id, account: accounts[k], body: bodies[k], awaitedIn: awaited[k], createdAt: now, lookAt: null };
        tables.write('vault_text').set(id, text);
      }
    },
  },
  {
    begins: 'update vault_text set awaited_in',
    label: 'look at text again',
    work: (tables, [awaitedIn, days, id], now) => {
      const text = tables.read('vault_text').get(id);
      const lookAt = new Date(now.getTime() + days * 86_400_000);
      if (text) tables.write('vault_text').set(id, { ...text, awaitedIn, lookAt });
    },
  },
];

/** Lazy like Prisma's promises: a transaction takes several unstarted ones. */
type Lazy = PromiseLike<unknown> & { operations: { operation: Operation; args: Any }[] };

/** Prisma's client with the models and forms used by the core. */
export function simulatedPrisma(database: SimulatedPostgres, process: Process, now: () => Date): Any {
  const lazy = (operations: Lazy['operations'], isMany: boolean): Lazy => {
    const begin = () => {
      const [{ operation }] = operations;
      const writes = [...new Set(operations.flatMap(({ operation }) => operation.writes))];
      return database.run(process, operation.label, writes, (tables) => {
        const answers = operations.map(({ operation, args }) => operation.work(tables, args));
        return isMany ? answers : answers[0];
      });
    };
    // biome-ignore lint/suspicious/noThenProperty: it is waited for as a promise is
    return { operations, then: (resolve, reject) => begin().then(resolve as never, reject as never) };
  };
  const models = Object.entries(MODELS).map(([name, operations]) => [
    name,
    Object.fromEntries(
      Object.entries(operations).map(([verb, operation]) => [
        verb,
        (args: Any = {}) => lazy([{ operation, args }], false),
      ]),
    ),
  ]);
  return {
    ...Object.fromEntries(models),
    $transaction: (parts: Lazy[]) =>
      lazy(
        parts.flatMap(({ operations }) => operations),
        true,
      ),
    $executeRaw: (texts: TemplateStringsArray, ...values: unknown[]) => {
      const raw = RAW.find(({ begins }) => texts.join('?').replace(/\s+/g, ' ').trim().startsWith(begins));
      if (!raw) throw new Error(`The simulated database does not support this statement: ${texts.join('?')}`);
      return database.run(process, raw.label, ['vault_text'], (tables) => raw.work(tables, values, now()));
    },
  };
}
