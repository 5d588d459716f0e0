import type { PlaceId } from '@naksha/events/kernel';
import type { PlaceOutline } from '@naksha/events/wire/place-outline';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ProjectCallbacks from './project-callback.tsx';
import { requestProjectCallback } from './send-enquiry.ts';

const place = (id: string, kind: PlaceOutline['kind'], name: string): PlaceOutline => ({
  ...{ id: id as PlaceId, kind, name, names: { en: name }, city: 'Mohali' },
  ...{ position: { lat: 30.7, lng: 76.7 }, zoom: 15, radius_m: 200, outline: [] },
});

class QuickWorker {
  onmessage?: (message: { data: { proof: string } }) => void;
  postMessage = () => queueMicrotask(() => this.onmessage?.({ data: { proof: 'try~7' } }));
  terminate = () => {};
}

function answering(...answers: object[]) {
  const sent = vi.fn(async (_path: string, _request: RequestInit) => Response.json(answers.shift()));
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('localStorage', { getItem: () => null });
  return sent;
}

describe('a call-back request about a project', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('L-22 is offered next to the homes of each searched project, and of no other place', () => {
    const places = [place('mohali-green-towers', 'project', 'Green Towers'), place('mohali-phase-7', 'locality', 'P7')];
    const shown = renderToStaticMarkup(<ProjectCallbacks places={places} />);
    expect(shown).toContain('Request a call about Green Towers');
    expect(shown).not.toContain('P7');
    const fields = [...shown.matchAll(/name="(\w+)"/g)].map(([, name]) => name);
    expect(fields).toEqual(['name', 'mobile_phone', 'website']);
  });

  it('L-22 is sent to the office with the project', async () => {
    const sent = answering({ code: 200 });
    await requestProjectCallback('mohali-green-towers' as PlaceId, { name: 'Asha', mobile_phone: '98765 43210' }, '');
    expect(sent).toHaveBeenCalledOnce();
    const [path, { method, body, headers }] = sent.mock.calls[0];
    expect([method, path]).toEqual(['POST', '/api/property/project/requestBack']);
    expect(JSON.parse(String(body))).toEqual({
      ...{ project: 'mohali-green-towers', name: 'Asha', mobile_phone: '98765 43210' },
    });
    expect(headers).toHaveProperty('idempotency-key');
  });

  it('L-22 is one request for the office however often the device has to send it', async () => {
    const work = { challenge: 'try', attempts: 1 };
    vi.stubGlobal('Worker', QuickWorker);
    const sent = answering({ code: 202, work }, { code: 202, work }, { code: 200 });
    await requestProjectCallback('mohali-green-towers' as PlaceId, { name: 'Asha', mobile_phone: '98765 43210' }, '');
    const requests = sent.mock.calls.map(([, { body, headers }]) => [
      JSON.parse(String(body)).proof,
      new Headers(headers).get('idempotency-key'),
    ]);
    const key = requests[0][1];
    expect(key).toMatch(/^[\w-]{16,}$/);
    expect(requests).toEqual([
      [undefined, key],
      ['try~7', key],
      ['try~7', key],
    ]);
  });
});
