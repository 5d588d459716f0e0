import { type HeadContext, listingHead, type PageHead, type PageName, Problem } from '@naksha/events/contracts';
import type { PlainKey } from '@naksha/events/messages';
import type { FirstPaint } from '@naksha/events/wire/first-paint';
import type { Property } from '@naksha/events/wire/property';
import type { PageData } from './shell.ts';

export type Asked = { path: string; params: Readonly<Record<string, string>>; search: string };
/** What a page is filled with, or why there is none. */
export type PageContent =
  | { head?: (context: HeadContext) => PageHead; data?: PageData }
  | { movedTo: string }
  | { status: 404 | 410; title: PlainKey };

/** What pages are filled with is asked of the read side. */
export type PageQuestions = {
  /** @param search what stands behind /home's question mark */
  firstPaint(search: string): Promise<FirstPaint | undefined>;
  /** As a stranger sees it. @throws Problem 404 where there is none to see, 410 where it was deleted */
  listing(slug: string): Promise<Property>;
};

type Fill = (asked: Asked, questions: PageQuestions) => Promise<PageContent>;

/** Pages that show more than their address says, before any script runs. */
export const PAGE_CONTENT: Readonly<Partial<Record<PageName, Fill>>> = {
  Landing: async (_, { firstPaint }) => ({ data: withFirstPaint(await firstPaint('')) }),
  Home: async ({ search }, { firstPaint }) => ({ data: withFirstPaint(await firstPaint(search)) }),
  SingleProperty: showListing,
};

const withFirstPaint = (firstPaint: FirstPaint | undefined): PageData =>
  firstPaint ? { 'first-paint': firstPaint } : {};

async function showListing({ path, params }: Asked, { listing }: PageQuestions): Promise<PageContent> {
  try {
    const property = await listing(decodeURIComponent(params.slug));
    const current = `/${property.property_subtype}/${property.slug}`;
    if (current !== path) return { movedTo: current };
    return { head: (context) => listingHead(property, context) };
  } catch (error) {
    const status = error instanceof Problem && error.status;
    if (status === 410) return { status, title: 'listing.head.gone' };
    if (status === 404) return { status, title: 'app.notFound.head' };
    throw error;
  }
}
