/** What the server refuses, by its code. */
export const problem = {
  'problem.sign_in_first': 'Please sign in first.',
  'problem.session_ended': 'You were signed out. Please sign in again.',
  'problem.staff_only': 'Only staff may do this.',
  'problem.no_such_place': 'There is no such place or link.',
  'problem.owner_only': 'Only its owner may do this with a listing.',
  'problem.not_yours': 'Only its owner or staff may do this with a listing.',
  'problem.no_such_listing': 'There is no such listing.',
  'problem.no_such_lead': 'You have no such lead.',
  'problem.no_such_city': 'There is no such city.',
  'problem.no_such_user': 'There is no such person.',
  'problem.no_such_session': 'You have no such session.',
  'problem.no_such_search': 'There is no such saved search.',
  'problem.search_saved_before': 'You have saved this search already.',
  'problem.searches_all_used': 'You have saved as many searches as one person may: delete one first.',
  'problem.listing_deleted': 'The listing was deleted.',
  'problem.listing_sold': 'The listing is sold.',
  'problem.not_verified': 'Only a verified listing allows this.',
  'problem.contact_own_listing': 'You cannot contact yourself about your own listing.',
  'problem.contact_demo_listing': 'This is a demo listing: there is nobody to contact.',
  'problem.review_own_listing': 'You cannot review your own listing.',
  'problem.nothing_to_review': 'Nothing of this listing waits for review.',
  'problem.changed_meanwhile': 'Its owner has changed it since: look again.',
  'problem.external_id_taken': 'This external id stands for another listing.',
  'problem.contacts_of_today_used':
    'You have contacted as many new listings today as one person may: try again tomorrow.',
  'problem.postings_of_today_used':
    'You have posted as many listings today as your account may: your draft is kept, go on tomorrow.',
  'problem.postings_wait_for_staff':
    'As many of your listings are waiting as we allow: once our staff have verified the first, you can post more. Your draft is kept.',
  'problem.code_too_early': 'Wait before you ask for another code.',
  'problem.code_too_many_today': 'You have asked for as many codes today as one number may: try again tomorrow.',
  'problem.code_asked_elsewhere':
    'A code for this number was asked for on another device. Wait before you ask for yours.',
  'problem.code_prefix_paused':
    'No codes are sent to numbers that begin like this for a while, because hardly any of them were entered.',
  'problem.code_wanted': 'Please confirm that it is you: ask for a code.',
  'problem.code_wrong': 'The code is wrong.',
  'problem.code_ended': 'This code no longer works: ask for another.',
  'problem.code_locked': 'Too many wrong codes: wait before you try again.',
  'problem.account_blocked': 'This account was blocked by our staff. Our office can tell you more.',
  'problem.conflict': 'Somebody changed the same thing at the same moment: try again.',
};
