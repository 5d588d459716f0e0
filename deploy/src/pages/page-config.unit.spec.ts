import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRICITY_REGION } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { buildPageConfig } from './page-config.ts';

const region = {
  bounds: TRICITY_REGION,
  items: [],
  places: [],
  landmarks: [],
  ground: { layers: new Map(), credits: [] },
  stampDuty: [],
};

it('M-14 the base map is the bundled one unless another style is configured', () => {
  const styleOf = (environment: Record<string, string>) =>
    buildPageConfig(parseConfig(environment), region, 'en').map_style_url;
  expect(styleOf({})).toBeNull();
  expect(styleOf({ MAP_STYLE_URL: 'https://maps.example/style.json' })).toBe('https://maps.example/style.json');
  expect(styleOf({ MAP_STYLE_URL: 'plain' })).toBeNull();
});

it('an analytics server is described only by its host', () => {
  const countedBy = (environment: Record<string, string>) =>
    buildPageConfig(parseConfig(environment), region, 'en').counted_by;
  expect(countedBy({})).toBeNull();
  expect(countedBy({ ANALYTICS_URL: 'https://counts.example/in?key=secret' })).toBe('counts.example');
});

it('H-45 every fact of the brand is a setting, and pages show the value of that setting', () => {
  const brandOf = (environment: Record<string, string> = {}) =>
    buildPageConfig(parseConfig(environment), region, 'en').brand;
  const given = {
    BRAND_NAME: ['name', 'Basti'],
    BRAND_PHONE: ['phone', '+911612000001'],
    BRAND_WHATSAPP: ['whatsapp', '+919812300000'],
    BRAND_EMAIL: ['email', 'office@basti.example'],
    BRAND_RERA: ['rera', 'PBRERA-SAS80-REA0001'],
    BRAND_GRIEVANCE_OFFICER: ['grievance_officer', 'Ms Gill'],
    BRAND_RED: ['red', '#AA0000'],
  } as const;
  for (const [setting, [fact, value]] of Object.entries(given))
    expect(brandOf({ [setting]: value }), setting).toEqual({ ...brandOf(), [fact]: value });
  const social = ['one', 'two', 'three', 'four'].map((site) => `https://${site}.example/basti`);
  expect(brandOf({ BRAND_SOCIAL: social.join() })).toEqual({ ...brandOf(), social });
  expect(parseConfig({ BRAND_DOMAIN: 'basti.example' }).PUBLIC_URL).toBe('https://basti.example');
});

it('H-45 no source file hard-codes the brand name or its red', () => {
  const root = join(import.meta.dirname, '../../..');
  const folders = ['events/src', 'services/src', 'read-model/src', 'web/src', 'deploy/src'];
  /** Modules with the defaults themselves, for operators, for pages without server data, and the name in machine interfaces. */
  const OWN =
    /injection\/settings\.ts|commands\/commands\.ts|embedded-postgres\/orphan\.ts|local\/real\.ts|shared\/page-config\.ts|contracts\/asyncapi\.ts|app\/theme\.css|config\/config\.ts$/;
  const written = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          /\.(tsx?|css)$/.test(file) && !/\.spec\.|testing\/|prisma-client|fixtures/.test(file) && !OWN.test(file),
      )
      .flatMap((file) =>
        readFileSync(join(root, folder, file), 'utf8')
          .split('\n')
          .filter(
            (line) =>
              !/^\s*(\/?\*|\/\/)/.test(line) &&
              /['"`>][^'"`]*\bNaksha\b|#[cC]8102[eE]/.test(
                line.replace(/startNaksha|@naksha\/[\w/-]+|naksha[:._-][\w.-]+/gi, ''),
              ),
          )
          .map((line) => `${folder}/${file}: ${line.trim()}`),
      ),
  );
  expect(written).toEqual([]);
});
