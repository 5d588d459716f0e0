import type { PhotoId } from '@naksha/events/kernel';
import type { PhotoStatus, PhotoTaken } from '@naksha/events/wire/photos';
import type { UploadDeps } from '../photo-uploads.ts';
import type { PhotoCall } from '../send-photo.ts';

type Sent = PhotoCall & { take(id: string): Promise<void>; fail(error: unknown): Promise<void> };

export const flushPromises = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

export function stubUploadDeps() {
  let now = 0;
  let alarms: { at: number; wake: () => void }[] = [];
  const sent: Sent[] = [];
  const discarded: PhotoId[] = [];
  const known = new Map<string, PhotoStatus>();
  const asked: (readonly PhotoId[])[] = [];
  const world: UploadDeps = {
    inspect: async (file) =>
      file.name.endsWith('.txt') ? { fault: `no photo: ${file.name}` } : { type: 'image/jpeg' },
    draw: async (file) => (file.name.endsWith('.heic') ? undefined : `blob:${file.name}`),
    send: (call) =>
      new Promise<PhotoTaken>((resolve, reject) => {
        sent.push({
          ...call,
          take: (id) => {
            resolve({ id: id as PhotoId });
            return flushPromises();
          },
          fail: (error) => {
            reject(error);
            return flushPromises();
          },
        });
        call.signal.addEventListener('abort', () => reject(new Error('cancelled')));
      }),
    look: async (ids) => {
      asked.push(ids);
      return ids.flatMap((id) => known.get(id) ?? []);
    },
    discard: (id) => discarded.push(id),
    after: (ms, wake) => {
      const alarm = { at: now + ms, wake };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((one) => one !== alarm);
      };
    },
  };
  const pass = async (ms: number) => {
    const end = now + ms;
    for (let due = findDue(end); due; due = findDue(end)) {
      alarms = alarms.filter((one) => one !== due);
      now = due.at;
      due.wake();
      await flushPromises();
    }
    now = end;
  };
  const findDue = (end: number) => alarms.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  const tell = (id: string, status: Partial<PhotoStatus>) =>
    known.set(id, { id: id as PhotoId, state: 'waiting', sizes: [], ...status });
  const ready = (id: string) => tell(id, { state: 'ready', width: 400, height: 300, preview: '', sizes: [320] });
  return { world, sent, discarded, asked, pass, tell, ready };
}

export const photoFile = (name: string): File => new File(['x'], name, { type: 'image/jpeg' });
