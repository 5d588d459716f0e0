import { Problem } from '@naksha/events/contracts';
import { Controller, Get, Header, Inject, Param, Res } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { buildDocument } from './build-document.ts';
import { DOCS_PAGE, findDocsFile } from './docs-page.ts';
import { listRoutes } from './list-routes.ts';

const AN_HOUR = 'public, max-age=3600';
type Reply = { header(name: string, value: string): unknown };

/** The interface described, for programs and for people. */
@Controller('api')
export class ApiDocumentController {
  #document: string | undefined;

  constructor(@Inject(ModulesContainer) private readonly modules: ModulesContainer) {}

  /** Made when first asked for: it is the same until the next start. */
  @Get('openapi.json')
  @Header('cache-control', AN_HOUR)
  @Header('content-type', 'application/json; charset=utf-8')
  document(): string {
    this.#document ??= JSON.stringify(buildDocument(listRoutes(this.modules)));
    return this.#document;
  }

  @Get('docs')
  @Header('cache-control', AN_HOUR)
  @Header('content-type', 'text/html; charset=utf-8')
  page(): string {
    return DOCS_PAGE;
  }

  /** @throws Problem 404 */
  @Get('docs/:file')
  @Header('cache-control', AN_HOUR)
  file(@Param('file') name: string, @Res({ passthrough: true }) reply: Reply): string {
    const file = findDocsFile(name);
    if (!file) throw new Problem(404, 'not_found', 'there is no such file');
    reply.header('content-type', file.type);
    return file.content;
  }
}
