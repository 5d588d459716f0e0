import type { Feature } from '../feature/feature.ts';
import { ChangeSearchHandler } from './change-search/change-search.ts';
import { DeleteSearchHandler } from './delete-search/delete-search.ts';
import { EraseSearches } from './erase-searches.ts';
import { LookAtSearchHandler } from './look-at-search/look-at-search.ts';
import { SaveSearchHandler } from './save-search/save-search.ts';
import { SearchCommand } from './search-command.ts';
import { SearchNameRetention, SearchNames } from './search-names.ts';
import { SearchNews } from './search-news.ts';
import { SearchesController } from './searches.controller.ts';
import { AlertLinks } from './stop-alerts/alert-link.ts';
import { StopAlertsHandler } from './stop-alerts/stop-alerts.ts';

export const searchesFeature: Feature = {
  controllers: [SearchesController],
  providers: [
    SearchCommand,
    SearchNames,
    SearchNews,
    AlertLinks,
    SaveSearchHandler,
    ChangeSearchHandler,
    LookAtSearchHandler,
    DeleteSearchHandler,
    StopAlertsHandler,
  ],
  retention: [SearchNameRetention],
  erasing: [EraseSearches],
  holding: [
    { table: 'vault_search_name', told: ['search', 'name', 'put_at'] },
    {
      table: 'search_alert',
      told: ['search', 'filter', 'frequency', 'quiet_from', 'quiet_to', 'paused', 'since', 'sent_at', 'locale'],
      withheld: ['told', 'telling', 'due_at', 'attempts', 'last_error', 'text'],
    },
    { table: 'alert_text', told: ['id', 'begun_at'], withheld: ['recipient'] },
  ],
};
