import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type CompressedResponse, compressResponse } from './compressed-response.ts';

/** No inline scripts or external resources, for the content security policy. */
export const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API reference</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/start.js" defer></script>
</head>
<body>
<noscript>This page needs JavaScript. The OpenAPI document is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
<main id="docs"></main>
</body>
</html>
`;

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'list', validatorUrl: null });
`;

const script = 'text/javascript; charset=utf-8';
const TYPES: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': script,
  'start.js': script,
};

const packed = new Map<string, Promise<CompressedResponse>>();

export function loadDocsFile(name: string): Promise<CompressedResponse> | undefined {
  const type = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
  if (!type) return undefined;
  const known =
    packed.get(name) ??
    compressResponse(type, name === 'start.js' ? START : readFileSync(join(folder(), name), 'utf8'));
  packed.set(name, known);
  return known;
}

const folder = () => dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
