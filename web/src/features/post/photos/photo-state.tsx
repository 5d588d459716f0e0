import { t } from '../../../shared/messages/t.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { Upload } from './photo-list.ts';
import type { PhotoUploads } from './photo-uploads.ts';
import { PhotoActionIcon } from './signs.tsx';

const ACT = 'flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4';

export function PhotoUploadStatus({ photo, place, uploads }: { photo: Upload; place: number; uploads: PhotoUploads }) {
  const { key, state, sent, reason, mayRetry } = photo;
  const which = { at: place + 1 };
  if (state === 'ready') return null;
  if (state === 'failed')
    return (
      <div className="p-2 text-12">
        <p className="flex gap-1 text-red">
          <Icon name="alert" size={16} />
          <span className="min-w-0 break-words">{reason}</span>
        </p>
        {mayRetry && (
          <button
            type="button"
            aria-label={t('photos.again', which)}
            onClick={() => uploads.retry(key)}
            className={ACT}
          >
            <PhotoActionIcon name="again" />
            {t('app.retry')}
          </button>
        )}
      </div>
    );
  const isSent = state === 'sending' || state === 'waiting';
  return (
    <div className="p-2 text-12 text-muted">
      <p>{t(`photos.state.${state}`)}</p>
      {isSent && (
        <>
          <progress
            aria-label={t('photos.progress', which)}
            max={1}
            value={sent}
            className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-ink"
          />
          <button
            type="button"
            aria-label={t('photos.cancel', which)}
            onClick={() => uploads.cancel(key)}
            className={`${ACT} text-ink`}
          >
            {t('app.cancel')}
          </button>
        </>
      )}
    </div>
  );
}
