import { formatRupees } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';
import { type ReactNode, Suspense, useState } from 'react';
import { OptionalPart } from '../../shared/later-part.tsx';
import { lazyWithTimeout } from '../../shared/lazy-chunk.ts';
import { t } from '../../shared/messages/t.ts';
import { pageConfig } from '../../shared/page-config.ts';
import { toggleSaved } from '../../shared/saving/save-with-notice.ts';
import { useIsSaved } from '../../shared/saving/saved-homes.ts';
import { runWhenSignedIn } from '../../shared/session/sign-in-request.ts';
import { Button, ButtonLink, buttonClass } from '../../shared/ui/button.tsx';
import { loadProblemText } from '../../shared/ui/explain-problem.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useIsPhoneScreen } from '../../shared/ui/use-media.ts';
import { requestContact } from './interest.ts';
import { homeMapPathAt } from './map-at.ts';

const ShortInstalment = lazyWithTimeout(() =>
  import('./price-in-context.tsx').then((part) => ({ default: part.ShortInstalment })),
);
const CallbackForm = lazyWithTimeout(() => import('./callback-form.tsx'));

type Props = {
  property: Property;
  /** Above the buttons. */
  children?: ReactNode;
  share?: ReactNode;
};

export function ContactPanel({ property, children, share }: Props) {
  const { id, listing_state: state, assisted_by: phone, has_access: access } = property;
  const [busy, setBusy] = useState(false);
  const [callback, setCallback] = useState(false);
  const inBar = useIsPhoneScreen();
  const open = state === 'verified' && !property.demo;
  const ask = () =>
    runWhenSignedIn(() => {
      setBusy(true);
      requestContact(id)
        .then(() => toast.success(t('listing.contact.done')))
        .catch(async (error: unknown) => toast.error(await loadProblemText(error)))
        .finally(() => setBusy(false));
    }, 'contact');
  const contact = access.can_view ? <Call phone={phone} title={property.title} /> : <Ask busy={busy} onAsk={ask} />;
  return (
    <section className="@container flex flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      {children}
      {!open && (
        <ButtonLink href={homeMapPathAt(property.position, 14)} className="w-full print:hidden">
          <Icon name="map" />
          {t('listing.nearby')}
        </ButtonLink>
      )}
      {open && !inBar && contact}
      {open && inBar && (
        <PhoneBar price={property.expected_price} isPriceShown={!access.can_view}>
          <SaveButton property={property} iconOnly />
          {contact}
        </PhoneBar>
      )}
      <div className="grid grid-flow-col gap-2 [grid-auto-columns:minmax(0,1fr)] print:hidden">
        {!(open && inBar) && <SaveButton property={property} />}
        {share}
      </div>
      {open && (
        <Button onClick={() => setCallback(true)} className="w-full print:hidden">
          <Icon name="clock" />
          {t('listing.callback')}
        </Button>
      )}
      {callback && (
        <Suspense fallback={null}>
          <CallbackForm property={property} onClose={() => setCallback(false)} />
        </Suspense>
      )}
      {open && (
        <div className="flex flex-col gap-2 text-14 text-muted">
          <p>{t('listing.contact.why')}</p>
          {!access.can_view && (
            <>
              {phone && <p>{t('listing.contact.masked', { phone })}</p>}
              <p>{t('listing.contact.share')}</p>
            </>
          )}
        </div>
      )}
    </section>
  );
}

type PhoneBarProps = { price: number; isPriceShown: boolean; children: ReactNode };

/** Above the navigation. Where texts are large, the price is left out. */
const PhoneBar = ({ price, isPriceShown, children }: PhoneBarProps) => (
  <div
    data-contact-bar
    className="@container fixed inset-x-0 bottom-(--bottom-inset) z-30 border-line border-t bg-surface p-3 print:hidden"
  >
    <div className="flex flex-wrap items-center gap-2">
      {isPriceShown && (
        <p className="@max-[19rem]:hidden flex grow flex-col whitespace-nowrap">
          <span className="font-bold">{formatRupees(price)}</span>
          <span className="min-h-4 text-12 text-muted">
            <OptionalPart>
              <ShortInstalment price={price} />
            </OptionalPart>
          </span>
        </p>
      )}
      <div className="flex min-w-0 grow gap-2">{children}</div>
    </div>
  </div>
);

const Ask = ({ busy, onAsk }: { busy: boolean; onAsk: () => void }) => (
  <Button look="primary" busy={busy} onClick={onAsk} className="min-w-0 grow print:hidden">
    <span className="max-sm:hidden">
      <Icon name="phone" />
    </span>
    {t('listing.contact.get')}
  </Button>
);

function Call({ phone, title }: { phone: string; title: string }) {
  return (
    <div className="flex min-w-0 grow flex-wrap gap-2">
      {phone ? (
        <a
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          className={buttonClass('primary', 'min-w-0 grow wrap-anywhere')}
        >
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

type SaveProps = { property: Property; iconOnly?: boolean };

function SaveButton({ property, iconOnly = false }: SaveProps) {
  const liked = useIsSaved(property.id, property.has_access.is_liked);
  return (
    <Button
      aria-pressed={liked}
      onClick={() => toggleSaved(property, !liked)}
      className={iconOnly ? 'shrink-0 px-2' : ''}
    >
      <Icon name="heart" filled={liked} />
      <span className={iconOnly ? 'sr-only' : ''}>{t(liked ? 'listing.saved' : 'listing.save')}</span>
    </Button>
  );
}
