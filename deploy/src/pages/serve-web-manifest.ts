import { toLanguageTag } from '@naksha/events/contracts';
import { createTranslate } from '@naksha/events/messages/translate-in';
import type { PageConfig } from '@naksha/events/wire/page-config';
import type { FastifyInstance } from 'fastify';
import type { PagesDeps } from './pages.ts';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'maskable' ? 'maskable' : 'naksha'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** W3C Web Application Manifest. */
export const buildWebManifest = ({ brand, words }: Pick<PageConfig, 'brand' | 'words'>) => ({
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description: createTranslate('en', words)('app.head.description'),
  lang: toLanguageTag('en'),
  start_url: '/home',
  scope: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
});

export function serveWebManifest(server: FastifyInstance, { configs }: Pick<PagesDeps, 'configs'>): void {
  const manifest = JSON.stringify(buildWebManifest(configs.en));
  server.get('/manifest.webmanifest', async (_, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(manifest),
  );
}
