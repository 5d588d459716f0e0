import '../../require-node.mjs';

import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { usageError } from '../commands/help.ts';
import { createMcpServer } from '../mcp/create-mcp-server.ts';
import { runEntryPoint } from './run-main.ts';

/** `npm run mcp -- [URL]`: Model Context Protocol over standard input and output, for the API at URL. */
await runEntryPoint('mcp', async (config, lifetime, args) => {
  const [url = `http://localhost:${config.PORT}`] = args;
  if (args.length > 1 || !URL.canParse(url)) throw usageError('mcp', `Unexpected argument: ${args.join(' ')}`);
  const server = createMcpServer(config.BRAND_NAME, async (path) => {
    const response = await fetch(new URL(path, url)).catch((error: Error) => {
      throw new Error(`${url} does not respond. Start the server, or give its URL.`, { cause: error });
    });
    return { status: response.status, body: await response.text() };
  });
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
    process.stdin.once('end', resolve);
  });
  await lifetime.onEnd(() => server.close());
  await server.connect(new StdioServerTransport());
  await closed;
});
