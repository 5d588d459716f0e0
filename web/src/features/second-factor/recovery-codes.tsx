import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { toast } from '../../shared/ui/toast.ts';

/** Shown only once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast.success(t('secondFactor.codes.copied')),
      () => toast.error(t('secondFactor.codes.notCopied')),
    );
  return (
    <>
      <ol className="grid justify-center gap-x-8 gap-y-2 rounded-card bg-ground p-4">
        {codes.map((code) => (
          <li key={code}>
            <code data-testid="recovery-code" className="whitespace-nowrap">
              {code}
            </code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button look="primary" onClick={onKept}>
          {t('secondFactor.codes.kept')}
        </Button>
        {/* Browsers lend the clipboard to secure pages alone. */}
        {globalThis.isSecureContext && <Button onClick={copy}>{t('secondFactor.codes.copy')}</Button>}
      </div>
    </>
  );
}
