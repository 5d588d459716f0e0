import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { watchInstallOffer } from './app/install-offer.ts';
import { repairLocation } from './app/mend-location.ts';
import { reloadOnLostChunk } from './app/reload-on-lost-chunk.ts';
import './app/theme.css';
import './shared/messages/letters.css';
import { whenIdle } from './shared/lazy-when-idle.ts';
import { currentLocale, loadLocale } from './shared/messages/locale.ts';
import { pageConfig } from './shared/page-config.ts';
import { loadTitles } from './shared/places/title-text.tsx';
import { restoreSession } from './shared/session/session.ts';

const meant = repairLocation(location);
if (meant !== undefined) history.replaceState(history.state, '', meant);
reloadOnLostChunk();
watchInstallOffer();
document.documentElement.style.setProperty('--brand-red', pageConfig.brand.red);
void restoreSession();
const startOffline = () =>
  import('./app/offline/start-offline.ts').then((part) => void part.startOffline(), console.warn);
if (navigator.onLine) whenIdle(startOffline);
// A top-level await would prevent sharing modules in the entry chunk.
void Promise.all([loadLocale(currentLocale), loadTitles(), navigator.onLine || startOffline()]).then(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
