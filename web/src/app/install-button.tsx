import { t } from '../shared/messages/t.ts';
import { Icon } from '../shared/ui/icon.tsx';
import { promptInstall, useInstallOffered } from './install-offer.ts';

export function InstallButton({ className }: { className: string }) {
  if (!useInstallOffered()) return null;
  return (
    <button type="button" className={className} onClick={promptInstall}>
      <Icon name="install" />
      {t('app.install')}
    </button>
  );
}
