const CHANNEL = 'naksha.release';
/** Pages that do not respond in time are suspended. Milliseconds. */
const ANSWERS_WITHIN_MS = 300;

export function answerIdleQueries(isFree: () => boolean): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data === 'free?' && !isFree()) channel.postMessage('busy');
  });
}

export async function areOtherTabsIdle(): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL);
  let free = true;
  channel.addEventListener('message', ({ data }) => {
    if (data === 'busy') free = false;
  });
  channel.postMessage('free?');
  await new Promise((resolve) => setTimeout(resolve, ANSWERS_WITHIN_MS));
  channel.close();
  return free;
}
