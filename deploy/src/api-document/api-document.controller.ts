import { Problem } from '@naksha/events/contracts';
import { Controller, Get, Header, Inject, Param, Req, Res } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildOpenApiDocument } from './build-document.ts';
import { type CompressedResponse, compressResponse, sendCompressed } from './compressed-response.ts';
import { DOCS_PAGE, loadDocsFile } from './docs-page.ts';
import { listRoutes } from './list-routes.ts';

export const BRAND = Symbol('name of the product');

const AN_HOUR = 'public, max-age=3600';
const JSON_TYPE = 'application/json; charset=utf-8';

@Controller('api')
export class ApiDocumentController {
  #document: Promise<CompressedResponse> | undefined;

  constructor(
    @Inject(ModulesContainer) private readonly modules: ModulesContainer,
    @Inject(BRAND) private readonly brand: string,
  ) {}

  /** Built on first request; it does not change until the next start. */
  @Get('openapi.json')
  @Header('cache-control', AN_HOUR)
  async document(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.#document ??= compressResponse(
      JSON_TYPE,
      JSON.stringify(buildOpenApiDocument(listRoutes(this.modules), this.brand)),
    );
    sendCompressed(request, reply, await this.#document);
  }

  @Get('docs')
  @Header('cache-control', AN_HOUR)
  @Header('content-type', 'text/html; charset=utf-8')
  page(): string {
    return DOCS_PAGE;
  }

  @Get('docs/:file')
  @Header('cache-control', AN_HOUR)
  async file(@Param('file') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const file = await loadDocsFile(name);
    if (!file) throw new Problem(404, 'not_found', 'File not found.');
    sendCompressed(request, reply, file);
  }
}
