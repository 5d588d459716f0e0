import { createHash } from 'node:crypto';
import { type HeadContext, replaceLocaleInPath, toLanguageTag } from '@naksha/events/contracts';
import {
  encodeCanonicalUrlPath,
  formatIndianNumber,
  formatRupees,
  formatTranslatedPlace,
  type Position,
  projectToUnitSquare,
} from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import { escapeHtml } from './escape.ts';

type Card = Pick<ListingCard, 'slug' | 'title' | 'property_subtype' | 'expected_price' | 'locality' | 'city'>;
export type Embedded = {
  cards: readonly Card[];
  markers: readonly { position: Position; count: number }[];
  camera: Position & { zoom: number };
  total: number;
  /** Path of all of them on our site, with the filter. */
  path: string;
  /** Attributions required on a map. */
  credits: string;
};

/** The pages' colours without their files, because an embed loads nothing. */
const STYLE = `
:root{font:16px/1.4 system-ui,sans-serif;color:#1a1a1a;background:#fff}
body{margin:0;padding:12px;display:flex;flex-direction:column;gap:12px}
h1{font-size:18px;margin:0}
svg{width:100%;height:220px;background:#f2efe9;border-radius:8px}
circle{fill:#1a1a1a;stroke:#fff;stroke-width:2}
text{fill:#fff;font-size:12px;font-weight:700;text-anchor:middle}
ul{list-style:none;margin:0;padding:0;display:grid;gap:8px;grid-template-columns:repeat(auto-fill,minmax(200px,1fr))}
li a{display:flex;flex-direction:column;min-height:44px;padding:8px;border:1px solid #767676;border-radius:8px}
a{color:inherit;text-decoration:none}
p a{display:inline-block;min-height:44px;line-height:44px;text-decoration:underline}
p{margin:0}
small{color:#595959}
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Any site may frame it, because it has no session, scripts or input. */
export const EMBED_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors *`;

const SIZE = { width: 640, height: 220 };

export function renderEmbed(embedded: Embedded, cities: readonly City[], context: HeadContext, note: string): string {
  const { cards, total, path, credits } = embedded;
  const { t, brand, locale, address } = context;
  const origin = address?.origin ?? '';
  const link = (to: string, inner: string) =>
    `<a href="${escapeHtml(origin + replaceLocaleInPath(locale, to))}" target="_blank" rel="noopener">${inner}</a>`;
  const title = t('embed.title', { n: total, shown: formatIndianNumber(total), brand });
  const items = cards.map((card) => {
    const place = escapeHtml(formatTranslatedPlace(locale, cities, card));
    const words = `<strong>${escapeHtml(formatRupees(card.expected_price))}</strong><span>${escapeHtml(card.title)}</span>`;
    return `<li>${link(encodeCanonicalUrlPath(`/${card.property_subtype}/${card.slug}`), `${words}<small>${place}</small>`)}</li>`;
  });
  return [
    `<!doctype html><html lang="${toLanguageTag(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${escapeHtml(title)}</h1>${note}${drawMap(embedded, t('embed.map'))}`,
    `<ul>${items.join('')}</ul><p>${link(path, escapeHtml(t('embed.all', { brand })))}</p>`,
    credits && `<small>${escapeHtml(credits)}</small>`,
    '</main></body></html>\n',
  ].join('');
}

function drawMap({ markers, camera }: Embedded, label: string): string {
  const middle = projectToUnitSquare(camera);
  const scale = 256 * 2 ** camera.zoom;
  const drawn = markers.map(({ position, count }) => {
    const at = projectToUnitSquare(position);
    const x = ((at.x - middle.x) * scale + SIZE.width / 2).toFixed(1);
    const y = ((at.y - middle.y) * scale + SIZE.height / 2).toFixed(1);
    if (count === 1) return `<circle cx="${x}" cy="${y}" r="6"/>`;
    return `<circle cx="${x}" cy="${y}" r="16"/><text x="${x}" y="${Number(y) + 4}">${count}</text>`;
  });
  const box = `viewBox="0 0 ${SIZE.width} ${SIZE.height}" preserveAspectRatio="xMidYMid slice"`;
  return `<svg role="img" aria-label="${escapeHtml(label)}" ${box}>${drawn.join('')}</svg>`;
}
