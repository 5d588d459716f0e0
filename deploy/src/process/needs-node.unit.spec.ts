import { expect, it } from 'vitest';
import { needsNode } from './needs-node.ts';
import { UserError } from './user-error.ts';

it('an older Node is told which one is needed and where it is', () => {
  for (const old of ['20.20.2', '22.13.0', '23.11.1']) expect(() => needsNode(old), old).toThrow(UserError);
  expect(() => needsNode('20.20.2')).toThrow(/Node 20\.20\.2, and Node 24 is needed: .*node_modules\/\.bin/);
});

it('the Node of the tests and newer ones will do', () => {
  for (const version of [process.versions.node, '24.0.0', '26.1.0']) expect(() => needsNode(version)).not.toThrow();
});
