import type { Translation } from '../catalogue.ts';

export const photoProblem: Translation = {
  'photos.problem.no_such_photo': 'फ़ोटो नहीं मिली। उसे फिर अपलोड करें।',
  'photos.problem.photo_too_large': 'फ़ोटो 15 MB से बड़ी है। छोटी फ़ोटो चुनें।',
  'photos.problem.photo_not_an_image': 'यह फ़ाइल फ़ोटो नहीं है। JPEG, PNG, WebP, AVIF या HEIC फ़ोटो चुनें।',
  'photos.problem.photo_type_unsupported': 'फ़ोटो JPEG, PNG, WebP, AVIF या HEIC होनी चाहिए।',
  'photos.problem.photo_truncated': 'फ़ोटो अधूरी है। उसे फिर अपलोड करें।',
  'photos.problem.photo_in_use': 'एक लिस्टिंग में यह फ़ोटो लगी है। पहले उसे लिस्टिंग से हटाएँ।',
  'photos.problem.photos_of_hour_used': 'आप फ़ोटो की घंटे की सीमा तक पहुँच गए हैं। बाद में फिर कोशिश करें।',
  'photos.problem.photos_unused_full': 'आपकी अपलोड की हुई बहुत सी फ़ोटो किसी लिस्टिंग में नहीं हैं। उन्हें लिस्टिंग में जोड़ें या कुछ हटाएँ।',
  'photos.problem.photos_busy': 'अभी बहुत सारी फ़ोटो अपलोड हो रही हैं। एक मिनट में फिर कोशिश करें।',
  'photos.failed.truncated': 'फ़ाइल अधूरी है। इसे हटाएँ और पूरी फ़ोटो चुनें।',
  'photos.failed.too_many_pixels': 'फ़ोटो में बहुत ज़्यादा पिक्सेल हैं। इसे हटाएँ और छोटी फ़ोटो चुनें।',
  'photos.failed.unreadable': 'फ़ाइल ख़राब है। इसे हटाएँ और दूसरी फ़ोटो चुनें।',
  'photos.failed.too_heavy': 'फ़ोटो तैयार नहीं हो सकी। इसे हटाएँ, JPEG में सहेजें और उसे अपलोड करें।',
};
