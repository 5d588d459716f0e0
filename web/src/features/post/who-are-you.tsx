import { useEffect, useRef, useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { SignInSteps } from '../sign-in/sign-in-steps.tsx';

type WhoProps = {
  onSignedIn: () => void;
  posting: boolean;
  waits: string | undefined;
  onPost: () => void;
};

export default function SignInToPost({ onSignedIn, posting, waits, onPost }: WhoProps) {
  const [done, setDone] = useState(false);
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The page gets shorter after sign-in; without this, phones would show its end.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
    const next = done ? heading.current : box.current?.querySelector('input');
    next?.focus({ preventScroll: true });
  }, [done]);
  return (
    <section ref={box} className="flex flex-col gap-4 rounded-card border border-ink bg-surface p-4 shadow-lift sm:p-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="font-bold text-20 outline-none">
          {t(done ? 'post.signIn.done' : 'post.signIn.title')}
        </h2>
        <p role="status" className="text-14 text-muted">
          {done ? posting && (waits ?? t('post.posting')) : t('post.signIn.why')}
        </p>
      </div>
      {done ? (
        <Button look="primary" busy={posting} onClick={onPost} className="sm:self-start sm:px-8">
          {t('post.submit')}
        </Button>
      ) : (
        <div className="max-w-sm">
          <SignInSteps
            onSignedIn={() => {
              setDone(true);
              onSignedIn();
            }}
          />
        </div>
      )}
    </section>
  );
}
