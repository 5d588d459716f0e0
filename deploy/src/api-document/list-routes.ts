import { STAFF_ROLES_OF_ROUTE } from '@naksha/events/contracts';
import type { StaffRole } from '@naksha/events/kernel';
import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { ModulesContainer } from '@nestjs/core';
import type { z } from 'zod';

export type Route = {
  /** `GET /api/property/{idOrSlug}` */
  call: string;
  body?: z.ZodType;
  roles: readonly StaffRole[];
};

/** Read from the decorators, so that the document matches the actual validation. */
export function listRoutes(modules: ModulesContainer): Route[] {
  const controllers = [...modules.values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => (metatype ? listOf(metatype as Type) : []));
}

function listOf(controller: Type): Route[] {
  return Object.entries(Object.getOwnPropertyDescriptors(controller.prototype)).flatMap(([name, { value }]) => {
    const method = typeof value === 'function' ? Reflect.getMetadata(METHOD_METADATA, value) : undefined;
    if (method === undefined) return [];
    const parts = [Reflect.getMetadata(PATH_METADATA, controller), Reflect.getMetadata(PATH_METADATA, value)];
    const path = parts.filter((part) => part !== '/').join('/');
    const roles =
      [value, controller].map((told) => Reflect.getMetadata(STAFF_ROLES_OF_ROUTE, told)).find(Boolean) ?? [];
    const call = `${RequestMethod[method]} /${path.replaceAll(/:(\w+)/g, '{$1}')}`;
    return [{ call, body: readBody(controller, name), roles }];
  });
}

type Argument = { schema?: z.ZodType };

function readBody(controller: Type, method: string): z.ZodType | undefined {
  const told: Record<string, Argument> = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {};
  const body = Object.entries(told).find(([key, { schema }]) => schema && key.startsWith(`${RouteParamtypes.BODY}:`));
  return body?.[1].schema;
}
