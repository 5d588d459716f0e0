import { t } from '../messages/t.ts';

export const mapLibraryTexts = (): Record<string, string> => ({
  'Map.Title': t('app.map'),
  'AttributionControl.ToggleAttribution': t('app.map.sources'),
});
