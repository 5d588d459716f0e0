import { t } from '../messages/t.ts';

/** Translations of the map library's labels for screen readers. */
export const mapWords = (): Record<string, string> => ({
  'Map.Title': t('app.map'),
  'AttributionControl.ToggleAttribution': t('app.map.sources'),
});
