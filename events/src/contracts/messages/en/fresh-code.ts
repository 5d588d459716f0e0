export const freshCode = {
  'freshCode.why': 'So that nobody else can do this on an open device, we send a code to {phone}.',
  'freshCode.send': 'Send code',
  'freshCode.again': 'Send the code again',
  'freshCode.againIn': 'Send the code again in {n} s',
  'freshCode.label': 'Code from the text',
} as const;
