type World = {
  page: Pick<EventTarget, 'addEventListener'>;
  isOnline(): boolean;
  now(): number;
  began: number;
};

/** `run` receives the time from which responses are of this connection. */
export async function runOnEachConnection(
  { page, isOnline, now, began }: World,
  run: (since: number) => Promise<void>,
): Promise<void> {
  page.addEventListener('online', () => void run(now()));
  if (isOnline()) await run(began);
}
