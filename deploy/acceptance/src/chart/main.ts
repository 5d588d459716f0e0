import { deepStrictEqual } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';

const CHART = fileURLToPath(new URL('../../../monitoring/', import.meta.url));
const GO = join(homedir(), '.cache/naksha/go');
const OPERATOR = 'github.com/prometheus-operator/prometheus-operator@v0.79.2';
const PROGRAMS = ['helm.sh/helm/v3/cmd/helm@v3.16.4', 'github.com/yannh/kubeconform/cmd/kubeconform@v0.6.7'];

type Schema = { properties?: Record<string, Schema>; items?: Schema; additionalProperties?: unknown; type?: string };

const env = { ...process.env, GOBIN: GO };
const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/**
 * `npm run test:chart`: lints and renders the Helm chart, checks the result against the CRDs of the Prometheus operator, and that it
 * contains the alert rules unchanged. Needs Go; the first run compiles Helm, which takes minutes.
 */
for (const module of PROGRAMS) run('go', 'install', module);
const { Dir: operator } = JSON.parse(run('go', 'mod', 'download', '-json', OPERATOR)) as { Dir: string };
const folder = mkdtempSync(join(tmpdir(), 'naksha-chart-'));
try {
  process.stdout.write(run(join(GO, 'helm'), 'lint', '--strict', CHART));
  const manifests = run(join(GO, 'helm'), 'template', 'naksha', CHART, '--set', 'alertmanager=true');
  const file = join(folder, 'naksha.yaml');
  writeFileSync(file, manifests);
  for (const kind of ['podmonitor', 'prometheusrule']) {
    const crd = parse(
      readFileSync(join(operator, `example/prometheus-operator-crd/monitoring.coreos.com_${kind}s.yaml`), 'utf8'),
    );
    const [version] = crd.spec.versions;
    writeFileSync(join(folder, `${kind}.json`), JSON.stringify(rejectUnknownFields(version.schema.openAPIV3Schema)));
  }
  const schemas = ['-schema-location', join(folder, '{{.ResourceKind}}.json'), '-skip', 'ConfigMap,Secret'];
  process.stdout.write(run(join(GO, 'kubeconform'), '-strict', '-summary', ...schemas, file));
  const rendered = parseAllDocuments(manifests).map((document) => document.toJS());
  const { spec } = rendered.find(({ kind }) => kind === 'PrometheusRule');
  deepStrictEqual(spec, parse(readFileSync(join(CHART, 'alerts.yml'), 'utf8')));
} finally {
  rmSync(folder, { recursive: true });
}

/** As the API server does, except below fields that it leaves alone. */
function rejectUnknownFields(schema: Schema): Schema {
  const { properties, items } = schema;
  const isObject = properties !== undefined && schema.additionalProperties === undefined;
  return {
    ...schema,
    ...(isObject && {
      additionalProperties: false,
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [
          name,
          name === 'metadata' ? inner : rejectUnknownFields(inner),
        ]),
      ),
    }),
    ...(items && { items: rejectUnknownFields(items) }),
  };
}
