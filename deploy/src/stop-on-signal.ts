/** A second signal, or an end that takes this long, ends the process at once. */
const PATIENCE_MS = 15_000;

/** @returns what the signals call, for other reasons to stop */
export function stopOnSignal(stop: () => Promise<void>): () => Promise<void> {
  let stopping = false;
  const once = async (): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    try {
      await stop();
      process.exit();
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  process.on('SIGINT', once);
  process.on('SIGTERM', once);
  return once;
}
