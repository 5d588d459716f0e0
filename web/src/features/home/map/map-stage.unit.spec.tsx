// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_AREAS } from '../prices/map-areas.ts';
import type { HomeMapProps } from './home-map.tsx';
import { MapStage, type StageProps } from './map-stage.tsx';

const loadHomeMap = vi.hoisted(() => vi.fn());
vi.mock('./load-home-map.ts', () => ({ hasWebGl: () => true, loadHomeMap }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const HERE = { lat: 30.7, lng: 76.7, zoom: 13 };
const ignore = () => {};

async function open(HomeMap: (props: HomeMapProps) => null, changes: Partial<StageProps> = {}) {
  vi.spyOn(console, 'error').mockImplementation(ignore);
  loadHomeMap.mockResolvedValue({ HomeMap, markerDrawing: {} });
  const states: string[] = [];
  const props: StageProps = {
    ...{ active: true, size: { width: 400, height: 300 }, camera: HERE, cities: [], credits: '', dim: false },
    markers: [{ kind: 'cluster', key: 'c', position: HERE, count: 7 }],
    ...{ placed: [], raised: [], ring: [], drawing: false, places: [], areas: NO_AREAS },
    ...{ onCamera: ignore, onRest: ignore, onPoint: ignore, onPress: ignore, onLoaded: ignore },
    onState: (state) => void states.push(state),
    ...changes,
  };
  const page = render(<MapStage {...props} />);
  await act(() => Promise.resolve());
  return { ...page, props, states };
}

describe('the map of Home', () => {
  it('replaces the SVG markers once it is drawn', async () => {
    const maps: HomeMapProps[] = [];
    const { container, states } = await open((props) => {
      maps.push(props);
      return null;
    });
    expect(container.querySelectorAll('svg text').length).toBe(1);
    act(() => maps.at(-1)?.onDrawn());
    expect([container.querySelectorAll('svg').length, states.at(-1)]).toEqual([0, 'drawn']);
  });

  const UnopenedMap = ({ onFailed }: HomeMapProps) => {
    useEffect(() => onFailed(new Error('no context')), [onFailed]);
    return null;
  };
  const BrokenMap = () => {
    throw new Error('no canvas');
  };
  it.each([
    { name: 'a map that cannot be opened', HomeMap: UnopenedMap },
    { name: 'a map that fails in rendering', HomeMap: BrokenMap },
  ])('leaves the SVG markers with $name', async ({ HomeMap }) => {
    const { container, states } = await open(HomeMap);
    expect(states.at(-1)).toBe('noMap');
    expect(container.querySelectorAll('svg text').length).toBe(1);
  });

  it('reports where the map is when the tiles change, not where the URL was', async () => {
    const maps: HomeMapProps[] = [];
    const { props, rerender } = await open((given) => {
      maps.push(given);
      return null;
    });
    const moved = { ...HERE, lng: 76.8 };
    act(() => maps.at(-1)?.onCamera(moved));
    const onCamera = vi.fn();
    rerender(<MapStage {...props} onCamera={onCamera} />);
    expect(onCamera.mock.lastCall).toEqual([moved]);
    const asked = { ...HERE, zoom: 15 };
    rerender(<MapStage {...props} camera={asked} onCamera={onCamera} />);
    expect(onCamera.mock.lastCall).toEqual([asked]);
  });
});
