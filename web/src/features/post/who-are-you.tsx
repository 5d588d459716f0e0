import { useEffect, useRef, useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { SignInSteps } from '../sign-in/sign-in-steps.tsx';

type WhoProps = { onSignedIn: () => void; posting: boolean; onPost: () => void };

/** Sign-in as the last step: once done, the posting goes out by itself; the button is for a second try. */
export default function WhoAreYou({ onSignedIn, posting, onPost }: WhoProps) {
  const [done, setDone] = useState(false);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  if (done)
    return (
      <Button look="primary" busy={posting} onClick={onPost} className="sm:self-start sm:px-8">
        {t('post.submit')}
      </Button>
    );
  return (
    <section ref={box} className="flex flex-col gap-4 rounded-card border border-ink bg-surface p-4 shadow-lift sm:p-6">
      <div>
        <h2 className="font-bold text-20">{t('post.signIn.title')}</h2>
        <p className="text-14 text-muted">{t('post.signIn.why')}</p>
      </div>
      <div className="max-w-sm">
        <SignInSteps
          onSignedIn={() => {
            setDone(true);
            onSignedIn();
          }}
        />
      </div>
    </section>
  );
}
