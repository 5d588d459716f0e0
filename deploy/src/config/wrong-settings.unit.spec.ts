import { expect, it } from 'vitest';
import { settings } from './config.ts';
import { findConfigProblems, listInvalidSettingNames } from './testing/find-problems.ts';

/** The first that the setting refuses is used. */
const WRONG_TEXTS = ['@ :// ,=', 'x', 's3:/x'];
const FOUND = Object.keys(settings).map((setting) => ({
  setting,
  wrong: WRONG_TEXTS.find((text) => listInvalidSettingNames({ [setting]: text }).some((name) => name === setting)),
}));
const CHECKED = FOUND.flatMap(({ setting, wrong }): [string, string][] => (wrong ? [[setting, wrong]] : []));
/** Set in every case, so that each leads to an error in NAMED. */
const OTHERS = { PORT: 'many', KAFKA_USER: 'naksha', S3_BUCKET: 'photos' };
const NAMED = ['PORT', 'KAFKA_PASSWORD', 'S3_ENDPOINT'];
const MISSING = ['PUBLIC_URL', 'SMS_URL', 'NAKSHA_SECRET'];

it('names, folders and other parties’ secrets can be any text', () => {
  expect(FOUND.filter(({ wrong }) => !wrong).map(({ setting }) => setting)).toEqual([
    ...['HOST', 'NAKSHA_DATA_DIR', 'KAFKA_USER', 'KAFKA_PASSWORD', 'MEILI_KEY', 'S3_BUCKET', 'S3_REGION'],
    ...['S3_ACCESS_KEY', 'S3_SECRET_KEY', 'BRAND_NAME', 'SMS_TOKEN', 'NAKSHA_REGION', 'ERASURE_LEDGER'],
    ...['BACKUP_FOLDER', 'OTEL_SERVICE_NAME', 'SECURITY_LOG', 'BRAND_RERA', 'BRAND_GRIEVANCE_OFFICER'],
  ]);
});

it.each(CHECKED)('%s=%s is reported once, together with all other invalid settings', (setting, wrong) => {
  const environment = { ...OTHERS, [setting]: wrong };
  const named = [
    ...new Set([setting, ...NAMED, ...(setting === 'S3_ENDPOINT' ? ['S3_ACCESS_KEY', 'S3_SECRET_KEY'] : [])]),
  ];
  expect(listInvalidSettingNames(environment).sort()).toEqual(named.sort());
  if (setting === 'NODE_ENV') return;
  // The site's host would otherwise serve as its URL.
  const missing = MISSING.filter((name) => name !== 'PUBLIC_URL' || setting !== 'BRAND_DOMAIN');
  const refused = listInvalidSettingNames({ NODE_ENV: 'production', ...environment });
  expect(refused).toEqual(expect.arrayContaining([...named, ...missing]));
  expect(refused.includes('PUBLIC_URL')).toBe(missing.includes('PUBLIC_URL') || setting === 'PUBLIC_URL');
  expect(new Set(refused).size).toBe(refused.length);
});

it('all of them at once are reported once each, together with missing settings', () => {
  const environment = Object.fromEntries(CHECKED.filter(([setting]) => setting !== 'NODE_ENV'));
  const named = [...Object.keys(environment), 'ERASURE_LEDGER', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
  expect(listInvalidSettingNames({ ...environment, NODE_ENV: 'production' }).sort()).toEqual(named.sort());
});

it.each(CHECKED)('%s reveals no password that was written into it', (setting) => {
  for (const text of [
    'ana:hunter2@kafka:9092',
    'k1:9092;password=hunter2',
    'https:/ana:hunter2@x',
    'mapbox://styles/a?access_token=hunter2',
    'ldap://ana:hunter2@x/y',
  ])
    expect(JSON.stringify(findConfigProblems({ [setting]: text })), text).not.toContain('hunter2');
});
