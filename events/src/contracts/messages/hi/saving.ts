import type { Translation } from '../catalogue.ts';

export const saving: Translation = {
  'saving.save': '{title} सहेजें',
  'saving.unsaved': 'सहेजे घरों से हटाया गया।',
  'saving.hide': '{title} छिपाएँ',
  'saving.hideHome': 'यह घर छिपाएँ',
  'saving.hideLister.agent': 'इस एजेंट के घर छिपाएँ',
  'saving.hideLister.builder': 'इस बिल्डर के घर छिपाएँ',
  'saving.listerHidden.agent': 'इस एजेंट के घर छिपा दिए गए।',
  'saving.listerHidden.builder': 'इस बिल्डर के घर छिपा दिए गए।',
  'saving.hiddenHome': 'छिपा हुआ: फिर दिखाएँ',
  'saving.hidden': 'नक़्शे और सूचियों से छिपा दिया गया।',
  'saving.hiddenHere': { one: 'यहाँ {n} घर छिपा है।', other: 'यहाँ {n} घर छिपे हैं।' },
  'saving.hiddenHomes': 'छिपे हुए घर ({n})',
  'saving.hiddenTitle': 'छिपे हुए घर',
  'saving.hiddenWhat': 'ये नक़्शे और सूचियों में नहीं दिखते। नक़्शे के गोले इन्हें भी गिनते हैं।',
  'saving.hiddenGone': 'अब बिक्री के लिए नहीं',
  'saving.show': 'फिर दिखाएँ',
  'saving.showTitle': '{title} फिर दिखाएँ',
};
