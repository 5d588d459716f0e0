import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findContacts } from '@naksha/events/contacts';
import { BLOG_COVERS, blogCoverPath, parseHomeView } from '@naksha/events/kernel';
import { tryRemoveUnsafeMarkdown } from '@naksha/events/markdown';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { chooseRegion } from './choose-region.ts';
import { TRICITY } from './read-region.ts';

const PUBLIC = new URL('../../../web/public/', import.meta.url);
const { items } = chooseRegion(parseConfig({}));
const blogs = items.flatMap(({ item }) => (item.type === 'BlogDefined' ? [item.data] : []));
const faqs = items.flatMap(({ item }) => (item.type === 'FaqDefined' ? [item.data] : []));

describe('the supplied articles', () => {
  it('are nine of at least 500 words each, name no invented author, and are valid Markdown', () => {
    expect(blogs).toHaveLength(9);
    for (const { slug, text, author, state } of blogs) {
      expect(text.split(/\s+/).length, slug).toBeGreaterThanOrEqual(500);
      expect([author, state], slug).toEqual(['Naksha editorial', 'published']);
      expect(tryRemoveUnsafeMarkdown(text), slug).toBe(text);
      expect(
        findContacts(text).filter(({ sure, kind }) => sure && kind !== 'link'),
        slug,
      ).toEqual([]);
    }
  });

  it('link only to existing articles, and to other sites only with https', () => {
    const slugs = new Set(blogs.map(({ slug }) => slug));
    for (const { slug, text } of blogs)
      for (const [, href] of text.matchAll(/\]\(([^)]*)\)/g)) {
        expect(href, slug).toMatch(/^(https:\/\/|\/)/);
        const article = /^\/blogs\/(.*)$/.exec(href)?.[1];
        if (article !== undefined) expect(slugs, href).toContain(article);
      }
  });

  it('state amounts as in the region pack, with their date', () => {
    for (const { slug, text } of blogs)
      if (/\d\s*(%|rupees|lakh|crore)/i.test(text))
        expect([slug, /November 2026/.test(text)]).toEqual(['registry-and-stamp-duty-in-punjab', true]);
  });

  it('have covers of our own, without scripts or external references', () => {
    expect(new Set(blogs.map(({ cover }) => cover))).toEqual(new Set(BLOG_COVERS));
    for (const cover of BLOG_COVERS) {
      const drawing = readFileSync(join(PUBLIC.pathname, blogCoverPath(cover)), 'utf8');
      expect(drawing, cover).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 640 360">/);
      expect(drawing, cover).not.toMatch(/<script|href|style|url\(|\son/);
    }
  });
});

it('the supplied questions are in three languages, fit any region, and name no place of the tri-city', () => {
  const elsewhere = chooseRegion(parseConfig({ SERVICE_REGION: '-122.6,47.1,-121.3,47.8' })).items;
  expect(elsewhere.flatMap(({ item }) => (item.type === 'FaqDefined' ? [item.data] : []))).toEqual(faqs);
  expect(faqs.length).toBeGreaterThanOrEqual(6);
  for (const { slug, question, answer } of faqs)
    for (const words of [question, answer]) {
      expect([words.en, words.hi, words.pa].every(Boolean), slug).toBe(true);
      expect(words.en, slug).not.toMatch(/Mohali|Chandigarh|Panchkula|Zirakpur/);
    }
});

it('the supplied links filter by exactly the bedrooms in their titles, and replace those that found more', () => {
  const links = items.flatMap(({ item, replaces }) =>
    item.type === 'QueryLinkDefined' ? [{ ...item.data, replaces: replaces?.data }] : [],
  );
  const ofBedrooms = links.filter(({ title }) => /\dBHK/.test(title.en));
  expect(ofBedrooms.map(({ title }) => title.en)).toEqual([
    ...['2BHK', '3BHK', '4BHK'].map((bhk) => `${bhk} flats for sale in Mohali`),
    ...['2BHK', '3BHK'].map((bhk) => `${bhk} flats for sale in Chandigarh`),
    ...['2BHK', '3BHK'].map((bhk) => `${bhk} flats for sale in Zirakpur`),
  ]);
  for (const { slug, title, query, replaces, ...rest } of ofBedrooms) {
    const [bedrooms] = slug;
    for (const words of [title.en, title.hi, title.pa]) expect(words).toContain(`${bedrooms}BHK`);
    expect(parseHomeView(query).filter.bedrooms, slug).toEqual({ exact: [Number(bedrooms)] });
    expect(replaces, slug).toEqual({ slug, title, ...rest, query: query.replace('bedrooms=', 'bedroom=') });
  }
  expect(links.filter(({ replaces }) => replaces).length).toBe(ofBedrooms.length);
});

it('L-28 the localities are those of the source files, with position and credit; other text is our own', () => {
  const folder = join(TRICITY, 'localities');
  const lines = readdirSync(folder).flatMap((file) => {
    const [, ...rows] = readFileSync(join(folder, file), 'utf8').trim().split('\n');
    // ID, city, names …, latitude, longitude, …
    return rows.map((row) => {
      const [, id, lat, lng] = /^([^,]+),.*?,(\d+\.\d+),(\d+\.\d+),/.exec(row) ?? [];
      return `${id} ${Number(lat)} ${Number(lng)}`;
    });
  });
  const localities = items.flatMap(({ item }) => (item.type === 'LocalityDefined' ? [item.data] : []));
  expect(localities.length).toBeGreaterThan(100);
  const found = localities.map(({ id, position: { lat, lng } }) => `${id} ${lat} ${lng}`);
  expect(found.sort()).toEqual(lines.sort());
  // Facts from published addresses are free to use.
  const published = readFileSync(join(folder, 'published-addresses.csv'), 'utf8');
  const uncredited = localities.filter(({ credit, id }) => !credit && !published.includes(`\n${id},`));
  expect(uncredited.map(({ id }) => id)).toEqual([]);
  expect(new Set(blogs.map(({ author }) => author))).toEqual(new Set(['Naksha editorial']));
  const ours = chooseRegion(parseConfig({ BRAND_NAME: 'Basti' })).items;
  expect(ours.flatMap(({ item }) => (item.type === 'BlogDefined' ? [item.data.author] : []))[0]).toBe(
    'Basti editorial',
  );
});
