import type { Clock } from '@naksha/events/kernel';
import { Inject, Injectable, type Provider, type Type } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CLOCK } from '../injection/tokens.ts';
import type { EffectHandler } from './effect.ts';
import type { Reactor } from './reactor.ts';

const REACTORS = Symbol('reactors');
const HANDLERS = Symbol('handlers of effects, by kind');

@Injectable()
export class ReactorParts {
  constructor(
    @Inject(REACTORS) readonly reactors: readonly Reactor[],
    @Inject(CLOCK) readonly clock: Clock,
    @Inject(CommandBus) readonly commands: CommandBus,
    @Inject(HANDLERS) readonly handlers: ReadonlyMap<string, EffectHandler>,
  ) {}
}

export const listEffectKinds = (app: { get<T>(token: unknown, options: { strict: false }): T }): string[] =>
  app
    .get<ReactorParts>(ReactorParts, { strict: false })
    .reactors.flatMap(({ name, handler }) => (handler ? [name] : []));

export function createReactorProviders(reactors: readonly Reactor[]): Provider[] {
  const declared = reactors.flatMap(({ name, handler }): [string, Type<EffectHandler>][] =>
    handler ? [[name, handler]] : [],
  );
  const inject = declared.map(([, handler]) => handler);
  const byKind = (...handlers: EffectHandler[]) => new Map(declared.map(([kind], k) => [kind, handlers[k]]));
  return [
    ...inject,
    { provide: REACTORS, useValue: reactors },
    { provide: HANDLERS, useFactory: byKind, inject },
    ReactorParts,
  ];
}
