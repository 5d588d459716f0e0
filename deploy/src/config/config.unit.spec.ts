import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseConfig, settings } from './config.ts';
import { kafkaConnectionWithPassword } from './kafka-address.ts';
import { renderSettingsTable } from './settings-table.ts';
import { findConfigProblems, listInvalidSettingNames } from './testing/find-problems.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  NAKSHA_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://naksha.example',
  ERASURE_LEDGER: '/srv/naksha/erasures',
};

describe('settings', () => {
  it('have defaults, and each can be combined with the others', () => {
    expect(parseConfig({})).toMatchObject({
      PORT: 3000,
      DATABASE_URL: '',
      NAKSHA_DEMO: undefined,
      OTP_LENGTH: undefined,
    });
    expect(parseConfig({ DATABASE_URL: 'postgresql://a/b' }).NAKSHA_DATA_DIR).toBe('.naksha');
    expect(parseConfig({ READ_DATABASE_URL: 'postgresql://a/b' }).DATABASE_URL).toBe('');
  });

  it('H-44 U-37 the red is #C8102E unless another one is set', () => {
    expect(parseConfig({}).BRAND_RED).toBe('#C8102E');
  });

  it('accept lists, pairs and bounds in common notations', () => {
    const config = parseConfig({
      STAFF_PHONES: '+91 98765-43210, ०98000 00001, tel:0091-9876543211',
      ASSISTANT_PHONES: 'Mohali=+911722000001,New Chandigarh=+911722000002',
      SERVICE_REGION: '76,30,78,31',
      OTP_ENABLED: 'off',
    });
    expect(config.STAFF_PHONES).toEqual(['+919876543210', '+919800000001', '+919876543211']);
    expect(config.ASSISTANT_PHONES.get('New Chandigarh')).toBe('+911722000002');
    expect(config.SERVICE_REGION).toEqual([76, 30, 78, 31]);
    expect(config.OTP_ENABLED).toBe(false);
  });

  it('reports all invalid settings at once', () => {
    expect(
      listInvalidSettingNames({ PORT: 'many', OTP_LENGTH: '7', STAFF_PHONES: '98765', SERVICE_REGION: '78,30,76,31' }),
    ).toEqual(['PORT', 'STAFF_PHONES', 'OTP_LENGTH', 'SERVICE_REGION']);
  });

  it.each([
    ['PORT', 'many', 'must be a number; found “many”'],
    ['PORT', '80.5', 'must be a whole number; found “80.5”'],
    ['PORT', '70000', 'must be at most 65535; found “70000”'],
    ['SERVICE_REGION', '76,30,77', /^must be minimum longitude,.* such as .*; found “76,30,77”$/],
    ['SERVICE_REGION', 'Mohali', /; found “Mohali”$/],
    ['PUBLIC_URL', 'naksha.example', /^must be an address that begins with https:\/\/ or http:\/\/; found “naksha/],
    ['PUBLIC_URL', 'localhost:3000', /; found “localhost:3000”$/],
    [
      'PUBLIC_URL',
      'https://ana:hunter2@naksha.example ',
      /^must not contain a user or password, because it is public; found 34 characters starting with https:\/\/ \(not/,
    ],
    ['PUBLIC_URL', 'https://ana@naksha.example', /^must not contain a user or password/],
    ['MAP_STYLE_URL', 'https://ana:hunter2@maps.example/style.json', /^must not contain a user or password/],
    ['BRAND_SOCIAL', 'https://a.example/b,https://ana:hunter2@b.example', /^must not contain a user or password/],
    ['PUBLIC_URL', 'ana:hunter2@naksha.example', /; found 26 characters \(not shown, may contain a password\)$/],
    ['PUBLIC_URL', 'https:/ana:hunter2@naksha.example', /; found 33 characters \(not shown/],
    [
      'KAFKA_BROKERS',
      'ana:hunter2@kafka:9092',
      /^must be addresses such as kafka-1:9092; found 22 characters \(not shown/,
    ],
    ['KAFKA_BROKERS', 'hunter2@kafka:9092', /; found 18 characters \(not shown/],
    ['KAFKA_BROKERS', 'k1:9092;password=hunter2', /; found 24 characters \(not shown/],
    [
      'MAP_STYLE_URL',
      'mapbox://styles/a?access_token=hunter2',
      /; found 38 characters starting with mapbox:\/\/ \(not/,
    ],
    ['BRAND_SOCIAL', 'https://a.example,ana:hunter2@b.example', /; found 39 characters starting with https:\/\/ \(not/],
    ['ALLOWED_HOSTS', 'ana:hunter2@www.naksha.example', /; found 30 characters \(not shown/],
    ['BRAND_RED', 'red', 'must be a color such as #C8102E; found “red”'],
    ['BRAND_PHONE', '98765', /^“98765” is not a valid phone number; use .*; found “98765”$/],
    ['KAFKA_SASL', 'md5', 'must be plain, scram-sha-256 or scram-sha-512; found “md5”'],
    ['NAKSHA_DEMO', 'yes', 'must be on or off; found “yes”'],
    ['OTP_LENGTH', '7', 'must be at most 6; found “7”'],
    ['STAFF_PHONES', '9876543210, 9876', /^“9876” is not a valid mobile number; use [^;]*; found “9876543210, 9876”$/],
    ['STAFF_PHONES', '0172 2700001', /^“0172 2700001” is not a valid mobile number/],
    ['SMS_COUNTRIES', '+91, +999', /^“\+999” is not a country calling code/],
    ['ASSISTANT_PHONES', '98765', /^must be names .*, such as Mohali=\+911722000001; found “98765”$/],
    ['ASSISTANT_PHONES', '=+911722000001', /^must be names with phone numbers/],
    ['ASSISTANT_PHONES', 'Mohali=98765', /^“98765” is not a valid phone number; use [^;]*; found “Mohali=98765”$/],
    ['MAP_STYLE_URL', 'positron', /^must be plain, or an address .*; found “positron”$/],
    [
      'GEOCODER_URL',
      'https://geo.example/?key=hunter2',
      'must contain {query} as the placeholder for the address; found 32 characters starting with https:// \\(not shown, may contain a password\\)',
    ],
    [
      'DATABASE_URL',
      'mysql://ana:hunter2@db.example:3306/naksha',
      /begins with postgresql:\/\/.*; found 42 characters starting with mysql:\/\/ \(not shown/,
    ],
    ['DATABASE_URL', 'host=db.example hunter2', /; found a value without :\/\/ \(not shown/],
    ['DATABASE_URL', 'postgresql://%zz/hunter2', /^must be an address .*; found “postgresql:\/\/%zz”$/],
    ['DATABASE_URL', 'postgresql://ana:hunter2/x@db.example/naksha', /; found 44 characters starting with postgresql:/],
    ['READ_DATABASE_URL', 'mysql://db.example/hunter2', /; found “mysql:\/\/db\.example”$/],
    ['SMS_URL', 'ftp://sms.example/hunter2', /; found “ftp:\/\/sms\.example”$/],
    ['MEILI_URL', 'redis://search.example/hunter2', /; found “redis:\/\/search\.example”$/],
    ['REDIS_URL', 'http://cache:6379/hunter2', /; found “http:\/\/cache:6379”$/],
    ['NAKSHA_SECRET', 'hunter2', 'must have at least 32 characters; found 7 characters \\(not shown\\)'],
    ['NAKSHA_SECRET_PREVIOUS', 'hunter2', 'must have at least 32 characters; found 7 characters \\(not shown\\)'],
    [
      'SECURITY_CONTACT',
      'naksha.example/report',
      'must begin with mailto:, https:// or tel:; found “naksha.example/report”',
    ],
    ['SECURITY_CONTACT', 'http://naksha.example', /^must begin with mailto:/],
    ['SECURITY_CONTACT', 'x mailto:office', /^must begin with mailto:/],
    ['SECURITY_CONTACT', 'mailto:', /^must begin with mailto:/],
    ['BRAND_WHATSAPP', 'x', /^must be a valid phone number; use .*; found “x”$/],
    ['BRAND_EMAIL', 'foo', 'must be an address such as office@naksha.example; found “foo”'],
    ['BRAND_EMAIL', 'foo@', /^must be an address such as office@naksha\.example; found 4 characters/],
    ['NODE_ENV', 'prod', 'must be production, development or test; found “prod”'],
    ['EXPORT_FOLDER', 's3:/x', 'must be a folder or s3://bucket/prefix; found “s3:/x”'],
    ['METRICS_TOKEN', 'hunter2 hunter2', 'must have no spaces; found 15 characters \\(not shown\\)'],
    ['PLAINTEXT_SERVERS', `${'x'.repeat(200)}`, new RegExp(`; found “${'x'.repeat(80)}…”$`)],
  ])('%s=%s is rejected with the allowed and the found value, but no password', (setting, value, reason) => {
    const problems = findConfigProblems({ [setting]: value });
    expect(JSON.stringify(problems)).not.toContain('hunter2');
    expect(problems).toEqual(reason === undefined ? [] : [{ setting, reason: expect.stringMatching(reason) }]);
  });

  it('accept URL schemes in capitals, and convert them to lower case', () => {
    const given = {
      PUBLIC_URL: 'HTTPS://naksha.example/A',
      DATABASE_URL: 'POSTGRES://db.example/A',
      MAP_STYLE_URL: 'Http://tiles.example/A',
      BRAND_SOCIAL: 'https://one.example,HTTPS://two.example/A',
      SECURITY_CONTACT: 'MAILTO:Office@naksha.example',
    };
    expect(parseConfig(given)).toMatchObject({
      PUBLIC_URL: 'https://naksha.example/A',
      DATABASE_URL: 'postgres://db.example/A',
      MAP_STYLE_URL: 'http://tiles.example/A',
      BRAND_SOCIAL: ['https://one.example', 'https://two.example/A'],
      SECURITY_CONTACT: 'mailto:Office@naksha.example',
    });
  });

  it('accept a security contact by e-mail, page or telephone', () => {
    for (const SECURITY_CONTACT of ['mailto:a@naksha.example', 'tel:+911720000000', 'https://naksha.example/report'])
      expect(parseConfig({ SECURITY_CONTACT }).SECURITY_CONTACT).toBe(SECURITY_CONTACT);
  });

  it.each([
    ['180 degrees around', '-180,-85,180,85', true],
    ['a fraction, and spaces', ' 76.6, 30.6 ,77,30.9', true],
    ['an empty value', '76.6,,77,30.9', false],
    ['a value that is a space', '76.6, ,77,30.9', false],
    ['a number in another base', '76.6,0x1,77,30.9', false],
    ['west greater than east', '78,30,76,31', false],
    ['equal west and east', '76,30,76,31', false],
    ['south greater than north', '76,31,78,30', false],
    ['equal south and north', '76,30,78,30', false],
    ['a west beyond the world', '-181,30,76,31', false],
    ['an east beyond the world', '76,30,181,31', false],
    ['a south beyond the map', '76,-86,78,31', false],
    ['a north beyond the map', '76,30,78,86', false],
    ['a fifth number', '76,30,78,31,5', false],
  ])('a region with %s: %s', (_, SERVICE_REGION, isFit) => {
    expect(listInvalidSettingNames({ SERVICE_REGION })).toEqual(isFit ? [] : ['SERVICE_REGION']);
  });

  it('accept production, development and test, and reject similar values', () => {
    for (const NODE_ENV of ['production', 'development', 'test'])
      expect(listInvalidSettingNames({ ...PRODUCTION, SMS_URL: 'https://sms.example/send', NODE_ENV })).toEqual([]);
    for (const NODE_ENV of ['prod', 'Production', 'staging'])
      expect(listInvalidSettingNames({ NODE_ENV })).toEqual(['NODE_ENV']);
  });

  it('keep an assistant’s number off every page, in any notation', () => {
    const ASSISTANT_PHONES = 'Mohali=+919812300000';
    for (const setting of ['BRAND_PHONE', 'BRAND_WHATSAPP'])
      expect(listInvalidSettingNames({ ASSISTANT_PHONES, [setting]: '+91 98123-00000' })).toEqual(['ASSISTANT_PHONES']);
    expect(parseConfig({ BRAND_WHATSAPP: '+91 98123 00000' }).BRAND_WHATSAPP).toBe('+919812300000');
  });

  it('D-39 production rejects console SMS, generated secrets and fixed codes, and names the setting', () => {
    const production = { NODE_ENV: 'production' };
    expect(listInvalidSettingNames(production)).toEqual(['PUBLIC_URL', 'SMS_URL', 'NAKSHA_SECRET']);
    const withSecret = PRODUCTION;
    expect(listInvalidSettingNames(withSecret)).toEqual(['SMS_URL']);
    expect(listInvalidSettingNames({ ...withSecret, OTP_BYPASS_NUMBERS: '+14155550100' })).toEqual([
      'SMS_URL',
      'OTP_BYPASS_NUMBERS',
    ]);
  });

  it('production shows no office number unless one is set', () => {
    expect(parseConfig({}).BRAND_PHONE).not.toBe('');
    expect(parseConfig({ ...PRODUCTION, SMS_URL: 'https://sms.example/send' }).BRAND_PHONE).toBe('');
  });

  it('production requires a path for the erasure ledger, unless the database is in the data folder too', () => {
    const production = { ...PRODUCTION, SMS_URL: 'https://sms.example/send', ERASURE_LEDGER: '' };
    expect(listInvalidSettingNames(production)).toEqual([]);
    expect(listInvalidSettingNames({ ...production, DATABASE_URL: 'postgresql://localhost/naksha' })).toEqual([
      'ERASURE_LEDGER',
    ]);
  });

  it('accept a user for photo decoding only from root, and never root itself', () => {
    const refusals = (PHOTO_DECODER_USER: string) => listInvalidSettingNames({ PHOTO_DECODER_USER });
    for (const unfit of ['nobody', '65534', '0:0', '65534:0', '-1:5'])
      expect(refusals(unfit)).toEqual(['PHOTO_DECODER_USER']);
    const isRoot = process.getuid?.() === 0;
    expect(refusals('65534:65533')).toEqual(isRoot ? [] : ['PHOTO_DECODER_USER']);
    if (isRoot)
      expect(parseConfig({ PHOTO_DECODER_USER: '65534:65533' }).PHOTO_DECODER_USER).toEqual({
        uid: 65_534,
        gid: 65_533,
      });
    expect(parseConfig({}).PHOTO_DECODER_USER).toBeUndefined();
  });

  it('production starts once SMS gateway and secret are set', () => {
    const production = { ...PRODUCTION, SMS_URL: 'https://sms.example/send' };
    expect(listInvalidSettingNames(production)).toEqual([]);
    expect(listInvalidSettingNames({ SMS_URL: 'ftp://sms.example/' })).toEqual(['SMS_URL']);
  });

  it('production rejects unencrypted connections that carry numbers, codes or passwords to other computers', () => {
    const production = PRODUCTION;
    const sms = (url: string) => listInvalidSettingNames({ ...production, SMS_URL: url });
    for (const url of [
      'http://sms.example/send',
      'http://10.0.0.7/send',
      'http://127.example/',
      'http://localhost.example/',
    ])
      expect(sms(url), url).toEqual(['SMS_URL']);
    for (const url of [
      'http://127.0.0.1:8080/send',
      'http://localhost/send',
      'http://[::1]:80/send',
      'https://sms.example/',
    ])
      expect(sms(url), url).toEqual([]);
    expect(listInvalidSettingNames({ SMS_URL: 'http://sms.example/send' })).toEqual([]);

    const asked = {
      ROUTER_URL: '/',
      GEOCODER_URL: '/search?q={query}',
      GEOIP_URL: '/{ip}/json',
      ANALYTICS_URL: '/count',
    };
    for (const [name, path] of Object.entries(asked)) {
      const at = (host: string) =>
        listInvalidSettingNames({ ...production, SMS_URL: 'https://sms.example/send', [name]: `${host}${path}` });
      expect(at('http://somewhere.example')).toEqual([name]);
      for (const safe of ['http://127.0.0.1:8088', 'https://somewhere.example']) expect(at(safe), safe).toEqual([]);
    }
    expect(listInvalidSettingNames({ GEOIP_URL: 'https://geoip.example/json' })).toEqual(['GEOIP_URL']);

    const kafka = { SMS_URL: 'https://sms.example/send', KAFKA_USER: 'naksha', KAFKA_PASSWORD: 'a secret' };
    expect(listInvalidSettingNames({ ...production, ...kafka })).toEqual([]);
    expect(listInvalidSettingNames({ ...production, ...kafka, KAFKA_SASL: 'plain' })).toEqual(['KAFKA_TLS']);
    expect(listInvalidSettingNames({ ...production, ...kafka, KAFKA_SASL: 'plain', KAFKA_TLS: 'on' })).toEqual([]);
  });

  it('production rejects unencrypted connections to other computers, unless they are allowed explicitly', () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://naksha.example',
      NAKSHA_SECRET: 'x'.repeat(32),
      SMS_URL: 'https://sms.example/send',
      ERASURE_LEDGER: '/srv/naksha/erasures',
    };
    const refused = (given: Record<string, string>) => listInvalidSettingNames({ ...production, ...given });
    for (const mode of [
      '',
      '?sslmode=disable',
      '?sslmode=prefer',
      '?sslmode=no-verify',
      '?sslmode=require&uselibpqcompat=true',
    ]) {
      expect(refused({ DATABASE_URL: `postgresql://db.example/naksha${mode}` }), mode).toEqual(['DATABASE_URL']);
      expect(refused({ READ_DATABASE_URL: `postgresql://10.0.0.7/naksha${mode}` }), mode).toEqual([
        'READ_DATABASE_URL',
      ]);
    }
    expect(refused({ DATABASE_URL: 'postgresql://localhost/naksha?host=db.example' })).toEqual(['DATABASE_URL']);
    for (const safe of [
      'postgresql://db.example/naksha?sslmode=verify-full',
      'postgresql://db.example/naksha?sslmode=require',
      'postgresql://127.0.0.1:5433/naksha',
      'postgresql://[::1]/naksha',
      'postgresql://localhost/naksha',
      'postgresql:///naksha?host=/var/run/postgresql',
    ])
      expect(refused({ DATABASE_URL: safe }), safe).toEqual([]);

    expect(refused({ REDIS_URL: 'redis://cache.example:6379' })).toEqual(['REDIS_URL']);
    for (const safe of ['rediss://cache.example:6379', 'redis://127.0.0.1:6379'])
      expect(refused({ REDIS_URL: safe }), safe).toEqual([]);

    expect(refused({ MEILI_URL: 'http://search.example:7700' })).toEqual(['MEILI_URL']);
    for (const safe of ['https://search.example', 'http://127.0.0.1:7700'])
      expect(refused({ MEILI_URL: safe }), safe).toEqual([]);
    expect(refused({ MEILI_URL: 'http://search:7700', PLAINTEXT_SERVERS: 'meilisearch' })).toEqual([]);

    const sasl = { KAFKA_USER: 'naksha', KAFKA_PASSWORD: 'a secret' };
    for (const given of [{}, sasl]) {
      expect(refused({ KAFKA_BROKERS: 'localhost:9092,kafka-1:9092', ...given })).toEqual(['KAFKA_TLS']);
      expect(refused({ KAFKA_BROKERS: 'kafka-1:9092', KAFKA_TLS: 'on', ...given })).toEqual([]);
      expect(refused({ KAFKA_BROKERS: 'localhost:9092,127.0.0.1:9093', ...given })).toEqual([]);
    }

    const elsewhere = {
      DATABASE_URL: 'postgresql://db/naksha',
      REDIS_URL: 'redis://cache:1',
      KAFKA_BROKERS: 'kafka:9092',
    };
    expect(refused(elsewhere)).toEqual(['DATABASE_URL', 'REDIS_URL', 'KAFKA_TLS']);
    expect(refused({ ...elsewhere, PLAINTEXT_SERVERS: 'postgres, kafka' })).toEqual(['REDIS_URL']);
    expect(listInvalidSettingNames(elsewhere)).toEqual([]);
    expect(listInvalidSettingNames({ PLAINTEXT_SERVERS: 'everything' })).toEqual(['PLAINTEXT_SERVERS']);
    expect(() => parseConfig({ ...production, REDIS_URL: 'redis://cache:1' })).toThrow(
      /REDIS_URL: must be encrypted in production.*PLAINTEXT_SERVERS/,
    );
  });

  it('require a password for a user, and a user for a password', () => {
    expect(listInvalidSettingNames({ KAFKA_USER: 'naksha' })).toEqual(['KAFKA_PASSWORD']);
    expect(listInvalidSettingNames({ KAFKA_PASSWORD: 'a secret' })).toEqual(['KAFKA_USER']);
    const given = { KAFKA_BROKERS: 'a:9092', KAFKA_TLS: 'on', KAFKA_USER: 'naksha', KAFKA_PASSWORD: 'a secret' };
    expect(kafkaConnectionWithPassword(parseConfig(given))).toEqual({
      brokers: ['a:9092'],
      security: { tls: true, sasl: { mechanism: 'scram-sha-512', username: 'naksha', password: 'a secret' } },
    });
    expect(kafkaConnectionWithPassword(parseConfig({ KAFKA_BROKERS: 'a:9092' })).security).toEqual({
      tls: false,
      sasl: undefined,
    });
  });
});

const SETTINGS_PAGE = new URL('../../../docs/settings.md', import.meta.url);
const TABLE = /(<!-- settings -->\n)[\s\S]*?(\n<!-- \/settings -->)/;

describe('docs/settings.md', () => {
  it('contains the current table of settings; UPDATE_SETTINGS=1 writes it', () => {
    const page = readFileSync(SETTINGS_PAGE, 'utf8');
    const right = page.replace(TABLE, (_, start: string, end: string) => start + renderSettingsTable() + end);
    if (process.env.UPDATE_SETTINGS) writeFileSync(SETTINGS_PAGE, right);
    expect(readFileSync(SETTINGS_PAGE, 'utf8')).toBe(right);
    for (const name of Object.keys(settings)) expect(right).toContain(`\`${name}\``);
  });
});
