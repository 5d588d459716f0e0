import { describe, expect, it } from 'vitest';
import { en } from '../messages/en/index.ts';
import { formatMessage, type Params, type RegionWords, type Translate } from '../messages/index.ts';
import { composeProjectHead } from './content-heads.ts';
import type { Page, PageMeta } from './page.ts';
import { composePageHeadFromKeys, type HeadContext, listHeadTags } from './page-head.ts';
import { PAGES } from './page-registry.ts';

const WORDS: RegionWords = { region: 'the tri-city', cities: 'Mohali and Kharar' };
const t: Translate = (key, ...[params]) => formatMessage(en[key], { ...WORDS, ...(params as Params) }, 'en-IN');
const address = { origin: 'https://naksha.example', path: '/add' };
const context: HeadContext = { t, locale: 'en', brand: 'Naksha', country: 'IN', address, indexed: true };
const buildHead = (meta: PageMeta, indexed = true) => composePageHeadFromKeys(meta, { ...context, indexed });

describe("a page's head", () => {
  it('R-02 has the title followed by the brand', () => {
    expect(buildHead(PAGES.AddProperty.meta).title).toBe('Post your property | Naksha');
    for (const [name, { meta }] of Object.entries<Page>(PAGES))
      expect(buildHead(meta).title, name).toBe(`${t(meta.title)} | Naksha`);
  });

  it('R-05 Landing mentions the best real estate company in the tri-city', () => {
    expect(buildHead(PAGES.Landing.meta).title).toBe('Best real estate company in the tri-city | Naksha');
  });

  it('R-03 falls back to the generic description and keywords separately', () => {
    const generic = buildHead({ title: 'post.head.title' });
    expect(generic.description).toContain('Flats, kothis, plots');
    expect(generic.keywords).toContain('real estate');
    const own = buildHead(PAGES.Login.meta);
    expect(own.description).toBe('Buy and Sell Property Online With Free Assistance');
    expect(own.keywords).toBe(generic.keywords);
  });

  it('R-26 has a preview image with size and description, and a large card for it', () => {
    const project = composeProjectHead({ names: { en: 'Lake View' } }, context);
    const heads = [...Object.values<Page>(PAGES).map(({ meta }) => buildHead(meta)), project];
    for (const head of heads) {
      const tags = listHeadTags(head).map(({ attributes: { name, property, content } }) => [name ?? property, content]);
      expect(Object.fromEntries(tags), head.title).toMatchObject({
        ...{ 'og:image': 'https://naksha.example/preview.png', 'og:image:width': '1200', 'og:image:height': '630' },
        ...{ 'og:image:alt': 'A map with homes for sale', 'twitter:card': 'summary_large_image' },
      });
    }
  });

  it('links to the same page in other languages only if search engines may index it', () => {
    const tags = (indexed: boolean) => listHeadTags(buildHead(PAGES.AddProperty.meta, indexed));
    const languages = tags(true).flatMap(({ attributes }) => attributes.hreflang ?? []);
    expect(languages).toEqual(['en', 'hi', 'pa', 'x-default']);
    expect(tags(true)).toContainEqual({
      tag: 'link',
      attributes: { rel: 'alternate', hreflang: 'hi', href: 'https://naksha.example/hi/add' },
    });
    expect(tags(false).flatMap(({ attributes }) => attributes.hreflang ?? [])).toEqual([]);
    expect(tags(false)).toContainEqual({ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } });
  });
});
