import { OPERATIONS, PATH_SHAPES, type Shapes } from '@naksha/events/api';
import { z } from 'zod';

export type McpTool = {
  description: string;
  /** The public operation that the tool calls. */
  call: string;
  input: z.ZodObject;
};

/** Parameters of the operation that the tool has; path parameters always. */
function defineTool(call: string, parameters: readonly string[], description: string): McpTool {
  const { path, query } = OPERATIONS[call];
  const inPath = [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const shapes: Shapes = { ...PATH_SHAPES, ...query, ...path };
  return {
    ...{ call, description },
    input: z.strictObject(Object.fromEntries([...inPath, ...parameters].map((name) => [name, shapes[name]]))),
  };
}

export const MCP_TOOLS: Readonly<Record<string, McpTool>> = {
  search: defineTool(
    'GET /api/search',
    ['q', 'city'],
    'Find homes for sale with a typed search in English, Hindi or Punjabi, such as "2 bhk kharar under 50 lakh" or "kothi near elante mall". Returns the filter that was read from the text, ignored words, the number of homes and the first 24. If no home matches, `near` contains wider filters and near matches.',
  ),
  listing: defineTool('GET /api/property/{id}', [], 'Get a home by the `id` or `slug` of a search result.'),
  prices: defineTool(
    'GET /api/market/{place}',
    [],
    'Get asking prices of a city or locality by kind of property, now and 90 days ago. `places` returns ids of places.',
  ),
  places: defineTool(
    'GET /api/suggestions',
    ['q', 'city'],
    'Find cities, localities, projects and landmarks by name. The id of a place is its `slug`.',
  ),
};

/** @param args valid for the tool's input */
export function formatMcpToolApiPath({ call }: McpTool, args: Readonly<Record<string, unknown>>): string {
  const left = new Map(Object.entries(args).map(([name, value]) => [name, String(value)]));
  const path = call.split(' ')[1].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = left.get(name) ?? '';
    left.delete(name);
    return encodeURIComponent(value);
  });
  return left.size > 0 ? `${path}?${new URLSearchParams([...left])}` : path;
}
