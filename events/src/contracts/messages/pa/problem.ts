import type { Translation } from '../catalogue.ts';

export const problem: Translation = {
  'problem.sign_in_first': 'ਪਹਿਲਾਂ ਸਾਈਨ ਇਨ ਕਰੋ।',
  'problem.session_ended': 'ਤੁਸੀਂ ਸਾਈਨ ਆਊਟ ਹੋ ਗਏ ਹੋ। ਫਿਰ ਸਾਈਨ ਇਨ ਕਰੋ।',
  'problem.staff_only': 'ਇਹ ਸਿਰਫ਼ ਸਾਡੇ ਕਰਮਚਾਰੀ ਕਰ ਸਕਦੇ ਹਨ।',
  'problem.no_such_place': 'ਅਜਿਹੀ ਕੋਈ ਥਾਂ ਜਾਂ ਲਿੰਕ ਨਹੀਂ ਹੈ।',
  'problem.owner_only': 'ਲਿਸਟਿੰਗ ਨਾਲ ਇਹ ਸਿਰਫ਼ ਉਸਦਾ ਮਾਲਕ ਕਰ ਸਕਦਾ ਹੈ।',
  'problem.not_yours': 'ਲਿਸਟਿੰਗ ਨਾਲ ਇਹ ਸਿਰਫ਼ ਉਸਦਾ ਮਾਲਕ ਜਾਂ ਸਾਡੇ ਕਰਮਚਾਰੀ ਕਰ ਸਕਦੇ ਹਨ।',
  'problem.no_such_listing': 'ਅਜਿਹੀ ਕੋਈ ਲਿਸਟਿੰਗ ਨਹੀਂ ਹੈ।',
  'problem.no_such_lead': 'ਤੁਹਾਡੀ ਅਜਿਹੀ ਕੋਈ ਪੁੱਛਗਿੱਛ ਨਹੀਂ ਹੈ।',
  'problem.no_such_city': 'ਅਜਿਹਾ ਕੋਈ ਸ਼ਹਿਰ ਨਹੀਂ ਹੈ।',
  'problem.no_such_user': 'ਅਜਿਹਾ ਕੋਈ ਵਿਅਕਤੀ ਨਹੀਂ ਹੈ।',
  'problem.no_such_session': 'ਤੁਹਾਡਾ ਅਜਿਹਾ ਕੋਈ ਸੈਸ਼ਨ ਨਹੀਂ ਹੈ।',
  'problem.no_such_search': 'ਅਜਿਹੀ ਕੋਈ ਸੰਭਾਲੀ ਖੋਜ ਨਹੀਂ ਹੈ।',
  'problem.search_saved_before': 'ਇਹ ਖੋਜ ਤੁਸੀਂ ਪਹਿਲਾਂ ਹੀ ਸੰਭਾਲ ਚੁੱਕੇ ਹੋ।',
  'problem.searches_all_used': 'ਤੁਸੀਂ ਓਨੀਆਂ ਖੋਜਾਂ ਸੰਭਾਲ ਚੁੱਕੇ ਹੋ ਜਿੰਨੀਆਂ ਇੱਕ ਵਿਅਕਤੀ ਸੰਭਾਲ ਸਕਦਾ ਹੈ: ਪਹਿਲਾਂ ਇੱਕ ਹਟਾਓ।',
  'problem.listing_deleted': 'ਲਿਸਟਿੰਗ ਹਟਾ ਦਿੱਤੀ ਗਈ ਹੈ।',
  'problem.listing_sold': 'ਇਹ ਵਿਕ ਚੁੱਕੀ ਹੈ।',
  'problem.not_verified': 'ਇਹ ਸਿਰਫ਼ ਤਸਦੀਕਸ਼ੁਦਾ ਲਿਸਟਿੰਗ ਨਾਲ ਹੋ ਸਕਦਾ ਹੈ।',
  'problem.contact_own_listing': 'ਆਪਣੀ ਹੀ ਲਿਸਟਿੰਗ ਲਈ ਸੰਪਰਕ ਨਹੀਂ ਕੀਤਾ ਜਾ ਸਕਦਾ।',
  'problem.contact_demo_listing': 'ਇਹ ਡੈਮੋ ਲਿਸਟਿੰਗ ਹੈ, ਇਸਦਾ ਕੋਈ ਵੇਚਣ ਵਾਲਾ ਨਹੀਂ ਹੈ।',
  'problem.review_own_listing': 'ਤੁਸੀਂ ਆਪਣੀ ਹੀ ਲਿਸਟਿੰਗ ਦੀ ਜਾਂਚ ਨਹੀਂ ਕਰ ਸਕਦੇ।',
  'problem.nothing_to_review': 'ਇਸ ਲਿਸਟਿੰਗ ਵਿੱਚ ਜਾਂਚ ਲਈ ਕੁਝ ਬਾਕੀ ਨਹੀਂ।',
  'problem.changed_meanwhile': 'ਇਸ ਦੌਰਾਨ ਮਾਲਕ ਨੇ ਇਸਨੂੰ ਬਦਲ ਦਿੱਤਾ ਹੈ: ਫਿਰ ਵੇਖੋ।',
  'problem.external_id_taken': 'ਇਹ ਬਾਹਰੀ ਪਛਾਣ ਕਿਸੇ ਹੋਰ ਲਿਸਟਿੰਗ ਦੀ ਹੈ।',
  'problem.contacts_of_today_used':
    'ਇੱਕ ਵਿਅਕਤੀ ਇੱਕ ਦਿਨ ਵਿੱਚ ਜਿੰਨੀਆਂ ਨਵੀਆਂ ਲਿਸਟਿੰਗਾਂ ਲਈ ਸੰਪਰਕ ਕਰ ਸਕਦਾ ਹੈ, ਤੁਸੀਂ ਕਰ ਲਿਆ: ਕੱਲ੍ਹ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'problem.postings_of_today_used':
    'ਤੁਹਾਡਾ ਖਾਤਾ ਅੱਜ ਜਿੰਨੀਆਂ ਲਿਸਟਿੰਗਾਂ ਪਾ ਸਕਦਾ ਹੈ, ਤੁਸੀਂ ਪਾ ਦਿੱਤੀਆਂ: ਤੁਹਾਡਾ ਖਰੜਾ ਸਾਂਭਿਆ ਹੋਇਆ ਹੈ, ਕੱਲ੍ਹ ਅੱਗੇ ਵਧੋ।',
  'problem.postings_wait_for_staff':
    'ਤੁਹਾਡੀਆਂ ਜਿੰਨੀਆਂ ਲਿਸਟਿੰਗਾਂ ਜਾਂਚ ਦੀ ਉਡੀਕ ਕਰ ਸਕਦੀਆਂ ਹਨ, ਕਰ ਰਹੀਆਂ ਹਨ: ਪਹਿਲੀ ਦੀ ਜਾਂਚ ਹੁੰਦੇ ਹੀ ਤੁਸੀਂ ਹੋਰ ਪਾ ਸਕੋਗੇ। ਤੁਹਾਡਾ ਖਰੜਾ ਸਾਂਭਿਆ ਹੋਇਆ ਹੈ।',
  'problem.code_too_early': 'ਹੋਰ ਕੋਡ ਮੰਗਵਾਉਣ ਤੋਂ ਪਹਿਲਾਂ ਥੋੜ੍ਹਾ ਰੁਕੋ।',
  'problem.code_too_many_today': 'ਇੱਕ ਨੰਬਰ ਇੱਕ ਦਿਨ ਵਿੱਚ ਜਿੰਨੇ ਕੋਡ ਮੰਗਵਾ ਸਕਦਾ ਹੈ, ਤੁਸੀਂ ਮੰਗਵਾ ਲਏ: ਕੱਲ੍ਹ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'problem.code_asked_elsewhere': 'ਇਸ ਨੰਬਰ ਦਾ ਕੋਡ ਕਿਸੇ ਹੋਰ ਡਿਵਾਈਸ ਤੋਂ ਮੰਗਵਾਇਆ ਗਿਆ ਹੈ। ਆਪਣਾ ਕੋਡ ਮੰਗਵਾਉਣ ਤੋਂ ਪਹਿਲਾਂ ਥੋੜ੍ਹਾ ਰੁਕੋ।',
  'problem.code_prefix_paused':
    'ਇਸ ਤਰ੍ਹਾਂ ਸ਼ੁਰੂ ਹੋਣ ਵਾਲੇ ਨੰਬਰਾਂ ’ਤੇ ਕੁਝ ਸਮੇਂ ਲਈ ਕੋਡ ਨਹੀਂ ਭੇਜੇ ਜਾਣਗੇ, ਕਿਉਂਕਿ ਉਨ੍ਹਾਂ ਵਿੱਚੋਂ ਲਗਭਗ ਕੋਈ ਕੋਡ ਦਰਜ ਨਹੀਂ ਹੋਇਆ।',
  'problem.code_wanted': 'ਪਹਿਲਾਂ ਵਿਖਾਓ ਕਿ ਇਹ ਤੁਸੀਂ ਹੀ ਹੋ: ਕੋਡ ਮੰਗੋ।',
  'problem.code_wrong': 'ਕੋਡ ਗਲਤ ਹੈ।',
  'problem.code_ended': 'ਇਹ ਕੋਡ ਹੁਣ ਕੰਮ ਨਹੀਂ ਕਰਦਾ: ਨਵਾਂ ਕੋਡ ਮੰਗੋ।',
  'problem.code_locked': 'ਕਈ ਵਾਰ ਗਲਤ ਕੋਡ ਪਾਇਆ ਗਿਆ: ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਉਡੀਕ ਕਰੋ।',
  'problem.account_blocked': 'ਸਾਡੇ ਕਰਮਚਾਰੀਆਂ ਨੇ ਇਹ ਖਾਤਾ ਬੰਦ ਕਰ ਦਿੱਤਾ ਹੈ। ਸਾਡਾ ਦਫ਼ਤਰ ਹੋਰ ਦੱਸ ਸਕਦਾ ਹੈ।',
  'problem.conflict': 'ਉਸੇ ਪਲ ਕਿਸੇ ਹੋਰ ਨੇ ਇਹੀ ਬਦਲਿਆ: ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
};
