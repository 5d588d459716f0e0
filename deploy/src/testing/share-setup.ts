type Started<T> = { value: T; stop(): Promise<void> };
type Shared<T> = { users: number; started: Promise<Started<T>> };

/**
 * Several projects are set up in one process with separate modules: all share what the first started, and the last one stops it.
 */
export async function shareSetupBetweenProjects<T>(
  name: string,
  start: () => Promise<Started<T>>,
): Promise<Started<T>> {
  const key = Symbol.for(`naksha.${name}`);
  const shared = globalThis as { [key]?: Shared<T> };
  shared[key] ??= { users: 0, started: start() };
  const mine = shared[key];
  mine.users++;
  const { value, stop } = await mine.started;
  return {
    value,
    async stop() {
      if (--mine.users > 0) return;
      shared[key] = undefined;
      await stop();
    },
  };
}
