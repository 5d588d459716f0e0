/** Longer names allow two typos without resembling another program's variables. */
const TWO_MISTAKES_LENGTH = 11;
/** Shorter names, such as PORT, must have the same letters except for one missing. */
const ONE_MISTAKE_LENGTH = 5;

/** Variables that Kubernetes and Docker set for a service called "naksha": NAKSHA_PORT=tcp://10.0.0.7:80 and so on. */
const SERVICE_VARIABLE = /_SERVICE_(HOST|PORT)(_|$)|_PORT_\d+_(TCP|UDP|SCTP)(_|$)/;
const SERVICE_ADDRESS = /^(tcp|udp|sctp):\/\//;

const PREFIX = 'NAKSHA';

export function describeMisspeltSettings(
  names: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const settings = names.map((name) => ({ name, letters: lettersOf(name) }));
  return Object.entries(environment).flatMap(([variable, value = '']) => {
    if (names.includes(variable) || value.trim() === '' || isServiceVariable(variable, value)) return [];
    const meant = findIntendedSetting(variable, settings);
    if (meant) return `${variable} is not a setting. Did you mean ${meant}?`;
    if (variable.startsWith(`${PREFIX}_`)) return `${variable} is not a setting. docs/settings.md lists all of them.`;
    return [];
  });
}

const isServiceVariable = (variable: string, value: string): boolean =>
  SERVICE_VARIABLE.test(variable) || SERVICE_ADDRESS.test(value);

/** Ignores case and separators, which people confuse. */
const lettersOf = (name: string): string => name.toUpperCase().replace(/[^A-Z0-9]/g, '');

type Named = { name: string; letters: string };

export const findSimilarName = (name: string, known: readonly string[]): string | undefined =>
  findIntendedSetting(
    name,
    known.map((one) => ({ name: one, letters: lettersOf(one) })),
  );

function findIntendedSetting(variable: string, settings: readonly Named[]): string | undefined {
  const letters = lettersOf(variable);
  const spellings = letters.startsWith(PREFIX) ? [letters, letters.slice(PREFIX.length)] : [letters];
  // A single word without the prefix, such as SECRET or REGION, may belong to another program.
  const full = settings.find((one) => one.letters === PREFIX + letters && one.name.split('_').length > 2);
  if (full) return full.name;
  const near = settings.flatMap(({ name, letters: right }) => {
    if (isPartOf(variable, name)) return [];
    const mistakes = Math.min(...spellings.map((spelling) => countMistakes(spelling, right)));
    return mistakes <= maxMistakes(right) ? [{ name, mistakes }] : [];
  });
  return near.sort((a, b) => a.mistakes - b.mistakes)[0]?.name;
}

/** If whole words are missing, as in SECRET_KEY for S3_SECRET_KEY, it belongs to another program. */
const isPartOf = (variable: string, name: string): boolean =>
  name.length > variable.length && variable.split('_').every((word) => name.split('_').includes(word));

const maxMistakes = (right: string): number => (right.length >= TWO_MISTAKES_LENGTH ? 2 : 1);

function countMistakes(name: string, right: string): number {
  if (right.length >= ONE_MISTAKE_LENGTH || name === right) return editDistance(name, right);
  const isMissingOrSwapped = name.length < right.length || sorted(name) === sorted(right);
  return isMissingOrSwapped ? editDistance(name, right) : Number.POSITIVE_INFINITY;
}

const sorted = (letters: string): string => [...letters].sort().join('');

/** Insertions, deletions, substitutions and transpositions (optimal string alignment). */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, k) => k)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let k = 1; k <= b.length; k++) {
      const changed = a[i - 1] === b[k - 1] ? 0 : 1;
      const steps = [rows[i - 1][k] + 1, row[k - 1] + 1, rows[i - 1][k - 1] + changed];
      if (i > 1 && k > 1 && a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1]) steps.push(rows[i - 2][k - 2] + 1);
      row.push(Math.min(...steps));
    }
    rows.push(row);
  }
  return rows[a.length][b.length];
}
