import type { PlaceId } from '@naksha/events/kernel';
import type { PlaceOutline } from '@naksha/events/wire/place-outline';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ProjectCallbacks from './project-callback.tsx';
import { sendCallback } from './send-enquiry.ts';

const place = (id: string, kind: PlaceOutline['kind'], name: string): PlaceOutline => ({
  ...{ id: id as PlaceId, kind, name, names: { en: name }, city: 'Mohali' },
  ...{ position: { lat: 30.7, lng: 76.7 }, zoom: 15, radius_m: 200, outline: [] },
});

describe('the wish to be called about a project', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('L-22 is asked for beside the homes of each project that is searched, and of no other place', () => {
    const places = [place('mohali-green-towers', 'project', 'Green Towers'), place('mohali-phase-7', 'locality', 'P7')];
    const shown = renderToStaticMarkup(<ProjectCallbacks places={places} />);
    expect(shown).toContain('Ask for a call about Green Towers');
    expect(shown).not.toContain('P7');
    const fields = [...shown.matchAll(/name="(\w+)"/g)].map(([, name]) => name);
    expect(fields).toEqual(['name', 'mobile_phone', 'website']);
  });

  it('L-22 reaches the office with the project, once however often it is sent', async () => {
    const sent = vi.fn(async (_path: string, _request: RequestInit) => Response.json({ code: 200 }));
    vi.stubGlobal('fetch', sent);
    vi.stubGlobal('localStorage', { getItem: () => null });
    await sendCallback('mohali-green-towers' as PlaceId, { name: 'Asha', mobile_phone: '98765 43210' }, '');
    expect(sent).toHaveBeenCalledOnce();
    const [path, { method, body, headers }] = sent.mock.calls[0];
    expect([method, path]).toEqual(['POST', '/api/property/project/requestBack']);
    expect(JSON.parse(String(body))).toEqual({
      ...{ project: 'mohali-green-towers', name: 'Asha', mobile_phone: '98765 43210' },
    });
    expect(headers).toHaveProperty('idempotency-key');
  });
});
