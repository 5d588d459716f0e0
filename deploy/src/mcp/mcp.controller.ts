import type { WebStandardStreamableHTTPServerTransport as Transport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { Problem } from '@naksha/events/contracts';
import { Body, Controller, Header, Inject, Post, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BRAND } from '../api-document/api-document.controller.ts';
import type { GetFromApi } from './create-mcp-server.ts';

/**
 * Model Context Protocol over streamable HTTP, without sessions. Each tool call becomes a request to the public API from the client's
 * address, so that it is limited, validated and answered in the same way.
 */
@Controller('mcp')
export class McpController {
  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(BRAND) private readonly brand: string,
  ) {}

  @Post()
  @Header('cache-control', 'no-store')
  async handle(@Req() request: FastifyRequest, @Body() body: unknown, @Res() reply: FastifyReply): Promise<void> {
    // Few servers have clients that use it.
    const [{ createMcpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
      import('./create-mcp-server.ts'),
      import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    ]);
    const server = createMcpServer(this.brand, this.#getFor(request));
    const transport: Transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      const response = await transport.handleRequest(toWebRequest(request), { parsedBody: body });
      const text = await response.text();
      if (!response.ok) throw new Problem(400, 'malformed', JSON.parse(text).error.message);
      // A notification has no response.
      if (text) reply.type('application/json; charset=utf-8');
      await reply.code(response.status).send(text);
    } finally {
      await server.close();
    }
  }

  #getFor({ ip, headers: { host } }: FastifyRequest): GetFromApi {
    const api: FastifyInstance = this.host.httpAdapter.getInstance();
    return async (url) => {
      const { statusCode, body } = await api.inject({ url, remoteAddress: ip, headers: { host } });
      return { status: statusCode, body };
    };
  }
}

/** The transport requires both types, but its responses here are always JSON. */
function toWebRequest({ headers: { 'mcp-protocol-version': version } }: FastifyRequest): Request {
  const types = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
  return new Request('http://localhost/mcp', {
    method: 'POST',
    headers: { ...types, ...(version && { 'mcp-protocol-version': String(version) }) },
  });
}
