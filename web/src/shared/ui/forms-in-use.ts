/** Recorded at first focus. */
const before = new Map<HTMLFormElement, string>();

const FIELD = 'input, textarea, select, [contenteditable="true"]';

const readFields = (form: HTMLFormElement): string =>
  JSON.stringify(
    [...form.elements].map((field) => {
      const { type, value, checked } = field as HTMLInputElement;
      return type === 'checkbox' || type === 'radio' ? checked : type === 'submit' || type === 'button' ? '' : value;
    }),
  );

const remember = (field: unknown): void => {
  const form = field instanceof Element ? field.closest('form') : null;
  if (form && !before.has(form)) before.set(form, readFields(form));
};

export function trackFormStartValues(): () => void {
  const come = ({ target }: Event) => remember(target);
  document.addEventListener('focusin', come, true);
  remember(document.activeElement);
  return () => {
    document.removeEventListener('focusin', come, true);
    before.clear();
  };
}

export function isFormDirty(): boolean {
  for (const [form, found] of before) {
    if (!form.isConnected) before.delete(form);
    else if (readFields(form) !== found) return true;
  }
  return false;
}

export const isFieldFocused = (): boolean => document.activeElement?.matches(FIELD) ?? false;
