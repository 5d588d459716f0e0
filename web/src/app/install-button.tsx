import { t } from '../shared/messages/t.ts';
import { Icon } from '../shared/ui/icon.tsx';
import { showInstallPrompt, useCanInstallApp } from './install-offer.ts';

export function InstallButton({ className }: { className: string }) {
  if (!useCanInstallApp()) return null;
  return (
    <button type="button" className={className} onClick={showInstallPrompt}>
      <Icon name="install" />
      {t('app.install')}
    </button>
  );
}
