export const phone = {
  'phone.country': 'Country code',
  'phone.missing': 'Invalid Phone Number',
  'phone.characters': 'Invalid Phone Number: “{read}” contains characters that are not part of a phone number.',
  'phone.several': 'Invalid Phone Number: “{read}” contains more than one number. Enter one.',
  'phone.extension': 'Invalid Phone Number: “{read}” contains an extension. Enter the number without it.',
  'phone.prefix_missing':
    'Invalid Phone Number: “{read}” is not a mobile number of India. Start a landline number with 0, a number abroad with + and its country code.',
  'phone.invalid':
    'Invalid Phone Number: “{read}” does not exist. Check the digits; start a number abroad with + and its country code.',
  'phone.cannot_receive_texts': '{read} is not a mobile number and cannot receive our text. Enter a mobile number.',
  'phone.country_not_texted': 'We cannot send a text to numbers of {country}, only to numbers of {countries}.',
  'phone.writeToUs': 'Contact us instead',
} as const;
