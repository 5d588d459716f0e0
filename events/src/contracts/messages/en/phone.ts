export const phone = {
  'phone.country': 'Country code',
  'phone.missing': 'Invalid Phone Number',
  'phone.characters': 'Invalid Phone Number: “{read}” contains characters that are not part of a phone number.',
  'phone.several': 'Invalid Phone Number: “{read}” contains more than one number. Enter one.',
  'phone.extension': 'Invalid Phone Number: “{read}” contains an extension. Enter the number without it.',
  'phone.prefix_missing':
    'Invalid Phone Number: “{read}” is not an Indian mobile number. Start landlines with 0, and numbers outside India with +.',
  'phone.invalid':
    'Invalid Phone Number: “{read}” is not a valid number. Check the digits, or start with + and the country code.',
  'phone.cannot_receive_texts': '{read} is not a mobile number and can’t receive texts. Enter a mobile number.',
  'phone.country_not_texted': 'We can’t send texts to {country} numbers. Use a {countries} number, or contact us.',
  'phone.country_unclear': 'Did you mean {read} or {other}? Enter the number with + and the country code.',
  'phone.writeToUs': 'Contact us instead',

  'freshCode.why': 'To confirm it’s you, we will send a code to {phone}.',
  'freshCode.send': 'Send code',
  'freshCode.again': 'Resend code',
  'freshCode.againIn': 'Resend code in {n} s',
  'freshCode.label': 'Code from the SMS',
} as const;
