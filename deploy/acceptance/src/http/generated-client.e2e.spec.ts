import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { STAFF_PHONE } from '@naksha/deploy/testing';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { TestApp } from '../app/start-test-app.ts';

const SOURCE = new URL('../../generated-client/main-job.ts', import.meta.url);
/** Below the packages it imports; temporary. */
const FOLDER = new URL('../../../../node_modules/.cache/naksha-generated-client/', import.meta.url);
const inFolder = (name: string) => fileURLToPath(new URL(name, FOLDER));

type Tokens = Record<'seller' | 'buyer' | 'reviewer', string>;
type Client = { doMainJob(url: string, tokens: Tokens): Promise<{ found: object; number: string; leads: number }> };

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ settings: { ASSISTANT_PHONES: 'Mohali=+911722000001' } });
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
});
afterAll(async () => {
  await app?.stop();
  await rm(FOLDER, { recursive: true, force: true });
});

afterEach(() => vi.restoreAllMocks());

it('a client generated from the document compiles and completes the main flow', async () => {
  const { body } = await app.client().get('/api/openapi.json');
  const warnings = (['warn', 'error'] as const).map((level) => vi.spyOn(console, level));
  await writeFile(inFolder('schema.d.ts'), astToString(await openapiTS(body)));
  expect(warnings.flatMap(({ mock }) => mock.calls)).toEqual([]);
  await copyFile(SOURCE, inFolder('main-job.ts'));
  const options: ts.CompilerOptions = {
    ...{ strict: true, skipLibCheck: true, allowImportingTsExtensions: true, noEmit: true, types: [] },
    ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext, lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'] },
  };
  const program = ts.createProgram([inFolder('main-job.ts')], options);
  const mistakes = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  expect(mistakes).toEqual([]);

  const compilerOptions = { ...options, module: ts.ModuleKind.ESNext };
  const { outputText } = ts.transpileModule(await readFile(SOURCE, 'utf8'), { compilerOptions });
  await writeFile(inFolder('main-job.mjs'), outputText);
  const { doMainJob }: Client = await import(/* @vite-ignore */ inFolder('main-job.mjs'));
  const seller = await app.signIn('+919812300001', 'Asha');
  const buyer = await app.signIn('+919812300002', 'Vikram');
  const reviewer = await app.signIn(STAFF_PHONE);
  const tokens = { seller: seller.token!, buyer: buyer.token!, reviewer: reviewer.token! };
  const { found, number, leads } = await doMainJob(app.url, tokens);
  expect(found).toMatchObject({ title: 'Corner flat by the lake', state: 'verified' });
  expect([number, leads]).toEqual(['+91-1722000001', 1]);
});
