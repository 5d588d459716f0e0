import type { AttributeColumn } from '../../kernel/attributes/listing-attributes.ts';

/** What files call an attribute's column besides its wire name: usual names in English, Hindi and Punjabi. */
export const COLUMN_NAMES: Readonly<Record<AttributeColumn, readonly string[]>> = {
  furnishing: ['furnished', 'furnishing status', 'फर्निशिंग', 'ਫਰਨਿਸ਼ਿੰਗ'],
  facing: [
    'direction',
    'facing direction',
    'property facing',
    'entrance facing',
    'door facing',
    'दिशा',
    'मुख',
    'मुखी',
    'फेसिंग',
    'ਦਿਸ਼ਾ',
    'ਮੁੱਖ',
    'ਫੇਸਿੰਗ',
  ],
  transaction: [
    'transaction type',
    'sale type',
    'new or resale',
    'type of sale',
    'लेनदेन',
    'लेन-देन',
    'बिक्री का प्रकार',
    'ਲੈਣ-ਦੇਣ',
    'ਵਿਕਰੀ ਦੀ ਕਿਸਮ',
  ],
  open_sides: ['no of open sides', 'number of open sides', 'sides open', 'side open', 'खुली तरफ', 'ਖੁੱਲ੍ਹੇ ਪਾਸੇ'],
  price_negotiable: [
    'negotiable',
    'price negotiable',
    'is negotiable',
    'negotiation',
    'मोलभाव',
    'बातचीत',
    'ਗੱਲਬਾਤ',
    'ਮੁੱਲ ਭਾਅ',
  ],
  pets_allowed: ['pets', 'pet friendly', 'pets permitted', 'पालतू', 'पालतू जानवर', 'ਪਾਲਤੂ', 'ਪਾਲਤੂ ਜਾਨਵਰ'],
};
