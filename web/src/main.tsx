import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { captureInstallPrompt } from './app/install-offer.ts';
import { repairMistypedLocation } from './app/mend-location.ts';
import { reloadOnLostChunk } from './app/reload-on-lost-chunk.ts';
import './app/theme.css';
import './shared/messages/letters.css';
import { onAnswer } from './shared/api/api.ts';
import { runWhenIdle } from './shared/lazy-when-idle.ts';
import { currentLocale, loadLocale } from './shared/messages/locale.ts';
import { pageConfig } from './shared/page-config.ts';
import { loadTitleTranslator } from './shared/places/title-text.tsx';
import { restoreSession } from './shared/session/session.ts';

const meant = repairMistypedLocation(location);
if (meant !== undefined) history.replaceState(history.state, '', meant);
reloadOnLostChunk();
captureInstallPrompt();
document.documentElement.style.setProperty('--brand-red', pageConfig.brand.red);
void restoreSession();
const startOffline = () =>
  import('./app/offline/start-offline.ts').then((part) => void part.startOfflineSupport(), console.warn);
if (navigator.onLine) runWhenIdle(startOffline);
runWhenIdle(
  () => void import('./shared/api/check-answer.ts').then(({ checkAnswer }) => onAnswer(checkAnswer), console.warn),
);
// A top-level await would prevent sharing modules in the entry chunk.
void Promise.all([loadLocale(currentLocale), loadTitleTranslator(), navigator.onLine || startOffline()]).then(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
