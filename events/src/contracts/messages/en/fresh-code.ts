export const freshCode = {
  'freshCode.why': 'We send a code to {phone}, so that nobody else can do this on your device.',
  'freshCode.send': 'Send code',
  'freshCode.again': 'Send the code again',
  'freshCode.againIn': 'Send the code again in {n} s',
  'freshCode.label': 'Code from the text',
} as const;
