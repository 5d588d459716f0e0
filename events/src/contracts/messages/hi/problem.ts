import type { Translation } from '../catalogue.ts';

export const problem: Translation = {
  'problem.sign_in_first': 'पहले साइन इन करें।',
  'problem.session_ended': 'आप साइन आउट हो गए हैं। फिर से साइन इन करें।',
  'problem.staff_only': 'यह केवल हमारे कर्मचारी कर सकते हैं।',
  'problem.owner_only': 'लिस्टिंग के साथ यह केवल उसका मालिक कर सकता है।',
  'problem.not_yours': 'लिस्टिंग के साथ यह केवल उसका मालिक या हमारे कर्मचारी कर सकते हैं।',
  'problem.no_such_listing': 'ऐसी कोई लिस्टिंग नहीं है।',
  'problem.no_such_lead': 'आपकी ऐसी कोई पूछताछ नहीं है।',
  'problem.no_such_city': 'ऐसा कोई शहर नहीं है।',
  'problem.no_such_user': 'ऐसा कोई व्यक्ति नहीं है।',
  'problem.no_such_session': 'आपका ऐसा कोई सत्र नहीं है।',
  'problem.listing_deleted': 'लिस्टिंग हटा दी गई है।',
  'problem.listing_not_public': 'लिस्टिंग की जाँच चल रही है।',
  'problem.listing_sold': 'यह बिक चुकी है।',
  'problem.not_verified': 'यह केवल सत्यापित लिस्टिंग के साथ हो सकता है।',
  'problem.contact_own_listing': 'अपनी ही लिस्टिंग के लिए संपर्क नहीं किया जा सकता।',
  'problem.review_own_listing': 'अपनी ही लिस्टिंग की जाँच कोई नहीं करता।',
  'problem.nothing_to_review': 'इस लिस्टिंग में जाँच के लिए कुछ बाक़ी नहीं।',
  'problem.changed_meanwhile': 'इस बीच मालिक ने इसे बदल दिया है: फिर देखें।',
  'problem.external_id_taken': 'यह बाहरी पहचान किसी और लिस्टिंग की है।',
  'problem.contacts_of_today_used': 'एक व्यक्ति एक दिन में जितनी नई लिस्टिंग के लिए संपर्क कर सकता है, आपने कर लिया: कल आगे बढ़ें।',
  'problem.postings_of_today_used': 'आपका खाता आज जितनी लिस्टिंग डाल सकता है, आपने डाल दीं: आपका मसौदा सुरक्षित है, कल आगे बढ़ें।',
  'problem.postings_wait_for_staff':
    'आपकी जितनी लिस्टिंग जाँच का इंतज़ार कर सकती हैं, कर रही हैं: पहली की जाँच होते ही आप और डाल सकेंगे। आपका मसौदा सुरक्षित है।',
  'problem.code_too_early': 'दूसरा कोड मँगाने से पहले थोड़ा रुकें।',
  'problem.code_too_many_today': 'एक नंबर एक दिन में जितने कोड मँगा सकता है, आपने मँगा लिए: कल फिर कोशिश करें।',
  'problem.code_asked_elsewhere': 'इस नंबर का कोड किसी दूसरे डिवाइस से मँगाया गया है। अपना कोड मँगाने से पहले थोड़ा रुकें।',
  'problem.code_prefix_paused':
    'इस तरह शुरू होने वाले नंबरों पर कुछ समय तक कोड नहीं भेजे जाएँगे, क्योंकि उनमें से लगभग कोई कोड दर्ज नहीं हुआ।',
  'problem.conflict': 'उसी क्षण किसी और ने यही बदला: फिर कोशिश करें।',
};
