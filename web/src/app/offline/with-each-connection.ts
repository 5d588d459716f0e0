type World = {
  page: Pick<EventTarget, 'addEventListener'>;
  isOnline(): boolean;
  now(): number;
  /** When this page did. */
  began: number;
};

/**
 * Runs at once where there is a connection, and whenever one comes back.
 * @param run is told since when answers are this connection's: however long a page has been open, what it read before may be gone
 */
export async function withEachConnection(
  { page, isOnline, now, began }: World,
  run: (since: number) => Promise<void>,
): Promise<void> {
  page.addEventListener('online', () => void run(now()));
  if (isOnline()) await run(began);
}
