import { type Camera, isInBBox } from '@naksha/events/kernel';
import { DEFAULT_ZOOM } from '../../../shared/map/zoom.ts';
import { t } from '../../../shared/messages/t.ts';
import { pageConfig } from '../../../shared/page-config.ts';
import { toast } from '../../../shared/ui/toast.ts';

const ASK: PositionOptions = { timeout: 10_000, maximumAge: 60_000 };

/** Undefined, after a message, on failure or outside the region. */
export async function locateDeviceInRegion(): Promise<Camera | undefined> {
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
      navigator.geolocation.getCurrentPosition(resolve, reject, ASK),
    );
    const here = { lat: coords.latitude, lng: coords.longitude };
    if (isInBBox(pageConfig.region, here)) return { ...here, zoom: DEFAULT_ZOOM };
    toast.info(t('home.locateFar'));
  } catch (error) {
    toast.info(explainLocationError(error));
  }
  return undefined;
}

/** Without TLS there is no geolocation: a TypeError. */
function explainLocationError(error: unknown): string {
  const { code, PERMISSION_DENIED, TIMEOUT } = error as GeolocationPositionError;
  if (code === undefined || code === PERMISSION_DENIED) return t('home.locateDenied');
  return code === TIMEOUT ? t('home.locateSlow') : t('home.locateUnknown');
}
