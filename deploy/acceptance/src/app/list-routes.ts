import { listRoutes as listFacts } from '@naksha/deploy';
import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';

/** Every route, read from the controllers. */
export const listRoutes = (app: INestApplicationContext): string[] =>
  listFacts(app.get(ModulesContainer)).map(({ call }) => call.replaceAll(/\{(\w+)\}/g, ':$1'));

/** A concrete path for a route. */
export const fillIn = (path: string): string => path.replace(':kind', 'city').replaceAll(/:\w+/g, 'x');
