import { t } from '../messages/t.ts';

/** What the library says by itself to whoever hears a map, in the page's language. */
export const mapWords = (): Record<string, string> => ({
  'Map.Title': t('app.map'),
  'AttributionControl.ToggleAttribution': t('app.map.sources'),
});
