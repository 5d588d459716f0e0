import { type INestApplicationContext, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';

/** Every route, from the controllers themselves: a new one is among them without being named here. */
export function listRoutes(app: INestApplicationContext): string[] {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => {
    const methods = Object.values(Object.getOwnPropertyDescriptors(metatype?.prototype ?? {}));
    return methods.flatMap(({ value }) => {
      const method = typeof value === 'function' ? Reflect.getMetadata(METHOD_METADATA, value) : undefined;
      if (method === undefined) return [];
      const parts = [Reflect.getMetadata(PATH_METADATA, metatype!), Reflect.getMetadata(PATH_METADATA, value)];
      return [`${RequestMethod[method]} /${parts.filter((part) => part !== '/').join('/')}`];
    });
  });
}

/** A path that exists, with something in the place of each name. */
export const fillIn = (path: string): string => path.replace(':kind', 'city').replaceAll(/:\w+/g, 'x');
