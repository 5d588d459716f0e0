export const freshCode = {
  'freshCode.why': 'To confirm it’s you, we will send a code to {phone}.',
  'freshCode.send': 'Send code',
  'freshCode.again': 'Resend code',
  'freshCode.againIn': 'Resend code in {n} s',
  'freshCode.label': 'Code from the SMS',
} as const;
