import { formatRupees } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../shared/lazy-chunk.ts';
import { t } from '../../shared/messages/t.ts';
import { pageConfig } from '../../shared/page-config.ts';
import { toggleSaved } from '../../shared/saving/save-with-notice.ts';
import { useIsSaved } from '../../shared/saving/saved-homes.ts';
import { runWhenSignedIn } from '../../shared/session/sign-in-request.ts';
import { Button, ButtonLink, buttonClass } from '../../shared/ui/button.tsx';
import { loadProblemText } from '../../shared/ui/explain-problem.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { requestContact } from './interest.ts';
import { homeMapPathAt } from './map-at.ts';

const CallbackForm = lazyChunk(() => import('./callback-form.tsx'));

/** `belowPrice`: the price is already shown above it. */
export function ContactPanel({ property, belowPrice = false }: { property: Property; belowPrice?: boolean }) {
  const { id, listing_state: state, assisted_by: phone, has_access: access } = property;
  const [busy, setBusy] = useState(false);
  const [callback, setCallback] = useState(false);
  const open = state === 'verified' && !property.demo;
  const ask = () =>
    runWhenSignedIn(() => {
      setBusy(true);
      requestContact(id)
        .then(() => toast.success(t('listing.contact.done')))
        .catch(async (error: unknown) => toast.error(await loadProblemText(error)))
        .finally(() => setBusy(false));
    }, 'contact');
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          {!belowPrice && <h2 className="font-bold text-20 max-lg:hidden">{formatRupees(property.expected_price)}</h2>}
          {!property.demo && <p className={`font-bold ${belowPrice ? '' : 'lg:hidden'}`}>{t('listing.contact')}</p>}
          {phone && !access.can_view && open && (
            <p className="text-muted">
              <span className="sr-only">{t('listing.contact.masked', { phone: '' })}</span>
              {phone}
            </p>
          )}
        </div>
        <SaveButton property={property} />
      </div>
      {open ? (
        <p className="text-14 text-muted">{t('listing.contact.why')}</p>
      ) : (
        <ButtonLink href={homeMapPathAt(property.position, 14)} className="w-full">
          <Icon name="map" />
          {t('listing.nearby')}
        </ButtonLink>
      )}
      {open && (
        <div className="max-sm:fixed max-sm:inset-x-0 max-sm:bottom-(--bottom-inset) max-sm:z-30 max-sm:border-line max-sm:border-t max-sm:bg-surface max-sm:p-3">
          {access.can_view ? <Call phone={phone} title={property.title} /> : <Ask busy={busy} onAsk={ask} />}
        </div>
      )}
      {open && (
        <Button onClick={() => setCallback(true)} className="w-full">
          <Icon name="clock" />
          {t('listing.callback')}
        </Button>
      )}
      {callback && (
        <Suspense fallback={null}>
          <CallbackForm property={property} onClose={() => setCallback(false)} />
        </Suspense>
      )}
      {open && !access.can_view && <p className="text-12 text-muted">{t('listing.contact.share')}</p>}
    </section>
  );
}

const Ask = ({ busy, onAsk }: { busy: boolean; onAsk: () => void }) => (
  <Button look="primary" busy={busy} onClick={onAsk} className="w-full">
    <Icon name="phone" />
    {t('listing.contact.get')}
  </Button>
);

function Call({ phone, title }: { phone: string; title: string }) {
  return (
    <div className="flex flex-wrap gap-2">
      {phone ? (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={buttonClass('primary', 'grow')}>
          <Icon name="phone" />
          {t('listing.contact.call', { phone })}
        </a>
      ) : (
        <p className="font-semibold">{t('listing.contact.noNumber')}</p>
      )}
      <WhatsApp title={title} />
    </div>
  );
}

function WhatsApp({ title }: { title: string }) {
  const digits = pageConfig.brand.whatsapp.replace(/\D/g, '');
  if (!digits) return null;
  const text = encodeURIComponent(`${title}\n${location.href}`);
  return (
    <a href={`https://wa.me/${digits}?text=${text}`} target="_blank" rel="noreferrer" className={buttonClass()}>
      <Icon name="chat" />
      {t('listing.whatsapp')}
    </a>
  );
}

function SaveButton({ property }: { property: Property }) {
  const liked = useIsSaved(property.id, property.has_access.is_liked);
  return (
    <Button aria-pressed={liked} onClick={() => toggleSaved(property, !liked)} className="shrink-0">
      <Icon name="heart" filled={liked} />
      {t(liked ? 'listing.saved' : 'listing.save')}
    </Button>
  );
}
