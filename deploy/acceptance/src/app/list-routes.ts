import { listRoutes as listFacts } from '@naksha/deploy';
import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';

/** Every route, from the controllers themselves, as they have it: a new one is among them without being named here. */
export const listRoutes = (app: INestApplicationContext): string[] =>
  listFacts(app.get(ModulesContainer)).map(({ call }) => call.replaceAll(/\{(\w+)\}/g, ':$1'));

/** A path that exists, with something in the place of each name. */
export const fillIn = (path: string): string => path.replace(':kind', 'city').replaceAll(/:\w+/g, 'x');
