/** From Fastify's `printRoutes({ commonPrefix: false })`, without the implied `HEAD`. */
export function listPrintedRoutes(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent, part, methods] = /^(.*?)[├└]── (\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
    if (!part) return [];
    const depth = indent.length / 4;
    above.splice(depth, above.length, part);
    // Two parameter names at one place: the shorter route has the second, routes below it the first.
    const last = above.length - 1;
    const path = above.map((text, at) => text.replace(/(:\w+)\|(:\w+)/, at === last ? '$2' : '$1')).join('');
    return methods.split(', ').flatMap((method) => (method === 'HEAD' ? [] : [`${method} ${path}`]));
  });
}
