import { listRoutes as listFacts } from '@naksha/deploy';
import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';

export const listRoutes = (app: INestApplicationContext): string[] =>
  listFacts(app.get(ModulesContainer)).map(({ call }) => call.replaceAll(/\{(\w+)\}/g, ':$1'));

export const fillIn = (path: string): string => path.replace(':kind', 'city').replaceAll(/:\w+/g, 'x');
