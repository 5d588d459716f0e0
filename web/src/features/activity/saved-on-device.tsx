import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { clearOnDevice } from '../../shared/on-device/change-device-list.ts';
import { useDeviceItems } from '../../shared/on-device/device-list.ts';
import { savedOnDevice } from '../../shared/on-device/homes-on-device.ts';
import { askToSignIn } from '../../shared/session/sign-in-request.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm.tsx';
import { ActivityList } from './activity-page.tsx';
import { useSavedOnDevice } from './use-saved-on-device.ts';

export function SavedOnDevice() {
  const source = useSavedOnDevice();
  const [removing, setRemoving] = useState(false);
  const isEmpty = useDeviceItems(savedOnDevice).length === 0;
  return (
    <>
      <ActivityList
        activity="saved"
        source={source}
        intro={
          <div className="flex flex-wrap items-center gap-2">
            <p className="w-full text-14">{t('activity.device')}</p>
            <Button onClick={() => askToSignIn('save')}>{t('app.user.signIn')}</Button>
            {!isEmpty && (
              <Button look="plain" onClick={() => setRemoving(true)}>
                {t('activity.device.clear')}
              </Button>
            )}
          </div>
        }
      />
      {removing && (
        <ConfirmDialog
          title={t('activity.device.clearTitle')}
          why={t('activity.device.clearWhy')}
          act={t('activity.device.clear')}
          onClose={() => setRemoving(false)}
          onAct={async () => clearOnDevice(savedOnDevice)}
        />
      )}
    </>
  );
}
