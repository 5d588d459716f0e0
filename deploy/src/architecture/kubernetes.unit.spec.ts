import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settings } from '../config/config.ts';
import { PARTS } from '../parts/part.ts';

const K8S = fileURLToPath(new URL('../../k8s/', import.meta.url));
const NGINX = fileURLToPath(new URL('../../nginx/', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8');

// biome-ignore lint/suspicious/noExplicitAny: kubeconform checks the schema
type Resource = any;
const kustomization = parse(read(K8S, 'kustomization.yaml'));
const files = readdirSync(K8S).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
const resources: Resource[] = files.flatMap((file) =>
  parseAllDocuments(read(K8S, file)).map((document) => document.toJS()),
);
const ofKind = (kind: string): Resource[] => resources.filter((resource) => resource.kind === kind);
const deployments = ofKind('Deployment');

describe('deploy/k8s', () => {
  it('lists every file in the folder, and every nginx file', () => {
    expect(kustomization.resources.slice(1).sort()).toEqual(files.sort());
    expect(parse(read(NGINX, 'kustomization.yaml')).configMapGenerator[0].files.sort()).toEqual(
      readdirSync(NGINX)
        .filter((file) => file.endsWith('.conf'))
        .sort(),
    );
    const here = kustomization.configMapGenerator.find(({ name }: Resource) => name === 'nginx-here');
    for (const file of here.files) expect(existsSync(join(K8S, file)), file).toBe(true);
  });

  it('runs each process with its own program, valid settings, probes and an unprivileged user', () => {
    expect(deployments.map(({ metadata }) => metadata.name).sort()).toEqual(['nginx', ...PARTS].sort());
    const [told] = kustomization.configMapGenerator;
    for (const literal of told.literals) expect(Object.keys(settings)).toContain(literal.split('=')[0]);
    for (const { metadata, spec } of deployments) {
      const { name } = metadata;
      const pod = spec.template.spec;
      const [container] = pod.containers;
      if (name !== 'nginx') {
        expect(container.command.at(-1), name).toBe(`deploy/dist/mains/${name}.js`);
        expect(existsSync(join(ROOT, 'deploy/src/entry-points', `${name}.ts`)), name).toBe(true);
        expect(container.readinessProbe.httpGet.path, name).toBe(
          name === 'api' ? '/health/ready/reads' : '/health/ready',
        );
        expect(container.livenessProbe.httpGet.path, name).toBe('/health/live');
        expect(container.envFrom, name).toEqual([
          { configMapRef: { name: 'settings' } },
          { secretRef: { name: 'naksha' } },
        ]);
      }
      expect(container.securityContext, name).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect([pod.securityContext.runAsNonRoot, pod.automountServiceAccountToken], name).toEqual([true, false]);
      expect(spec.strategy.rollingUpdate.maxUnavailable, name).toBe(0);
      expect(container.lifecycle.preStop.sleep.seconds, name).toBeGreaterThan(0);
      expect(container.resources.limits.memory, name).toBeDefined();
    }
  });

  it('runs backups with an existing program, and workers report them', () => {
    const [{ spec }] = ofKind('CronJob');
    expect(spec.concurrencyPolicy).toBe('Forbid');
    const { template } = spec.jobTemplate.spec;
    const [container] = template.spec.containers;
    expect(container.command.at(-1)).toBe(
      'node deploy/dist/mains/backup.js /backups; node deploy/dist/mains/backup.js prune /backups',
    );
    expect(existsSync(join(ROOT, 'deploy/src/entry-points/backup.ts'))).toBe(true);
    expect(kustomization.configMapGenerator[0].literals).toContain('BACKUP_FOLDER=/backups');
    const worker = deployments.find(({ metadata }) => metadata.name === 'worker').spec.template.spec;
    const mount = (pod: Resource) =>
      pod.containers[0].volumeMounts.find(({ name }: Resource) => name === 'backups').mountPath;
    expect([mount(template.spec), mount(worker)]).toEqual(['/backups', '/backups']);
    const claims = ofKind('PersistentVolumeClaim').map(({ metadata }) => metadata.name);
    for (const { volumes } of [template.spec, worker])
      for (const { persistentVolumeClaim: claim } of volumes) if (claim) expect(claims).toContain(claim.claimName);
    // It accesses the database like a part does.
    const servers = ofKind('NetworkPolicy').find(({ metadata }) => metadata.name === 'servers');
    expect(servers.spec.podSelector.matchExpressions[0].values).toContain(
      template.metadata.labels['app.kubernetes.io/component'],
    );
  });

  it('keeps some pods of each process during a disruption, and scales the api by existing metrics', () => {
    expect(
      ofKind('PodDisruptionBudget')
        .map(({ metadata }) => metadata.name)
        .sort(),
    ).toEqual(['nginx', ...PARTS].sort());
    const [{ spec }] = ofKind('HorizontalPodAutoscaler');
    const figures = spec.metrics.flatMap(({ pods }: Resource) => (pods ? [pods.metric.name] : []));
    const told = ['deploy/src/parts/api.ts', 'deploy/src/http/app.ts'].map((path) => read(ROOT, path)).join();
    expect(figures).toHaveLength(2);
    for (const figure of figures) expect(told).toContain(`'${figure.replace('naksha_', '')}'`);
  });

  it('allows connections only between named pods', () => {
    const policies = ofKind('NetworkPolicy');
    const nobody = policies.find(({ metadata }) => metadata.name === 'nobody');
    expect(nobody.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
    const open = policies.filter(({ spec }) => spec.ingress?.some(({ from }: Resource) => from === undefined));
    expect(open.map(({ metadata }) => metadata.name)).toEqual(['visitors-to-nginx']);
  });

  it('contains no secret', () => {
    expect(ofKind('Secret')).toEqual([]);
    expect(files.map((file) => read(K8S, file)).join()).not.toMatch(/(PASSWORD|SECRET|TOKEN|_KEY)=\S/);
  });
});
