import { t } from '../../../shared/messages/t.ts';
import PhotoImage from '../../../shared/photos/photo-image.tsx';
import type { Upload } from './photo-list.ts';
import { Sign } from './signs.tsx';

const FILLED = 'absolute inset-0 size-full object-cover';

/** The file name until the server has prepared a photo that the browser cannot draw. */
export function TilePicture({ photo: { picture, shown, name } }: { photo: Upload }) {
  const alt = name ?? t('photos.one');
  if (picture) return <img src={picture} alt={alt} className={FILLED} />;
  if (shown) return <PhotoImage photo={shown} alt={alt} sizes="240px" largest={320} secret className={FILLED} />;
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-1 px-2 text-muted">
      <Sign name="picture" />
      <p className="w-full truncate text-center text-12">{alt}</p>
    </div>
  );
}
