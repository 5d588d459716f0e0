import type { Translation } from '../catalogue.ts';
import { activity } from './activity.ts';
import { amounts } from './amounts.ts';
import { analytics } from './analytics.ts';
import { app } from './app.ts';
import { appParts } from './app-parts.ts';
import { attributes } from './attributes.ts';
import { blogs } from './blogs.ts';
import { calculators } from './calculators.ts';
import { cards } from './cards.ts';
import { company } from './company.ts';
import { compare } from './compare.ts';
import { contact } from './contact.ts';
import { dashboard } from './dashboard.ts';
import { dates } from './dates.ts';
import { details } from './details.ts';
import { footer } from './footer.ts';
import { home } from './home.ts';
import { homeParts } from './home-parts.ts';
import { homePast } from './home-past.ts';
import { homePrices } from './home-prices.ts';
import { importReasons } from './import-reasons.ts';
import { importReview } from './import-review.ts';
import { imports } from './imports.ts';
import { landing } from './landing.ts';
import { legal } from './legal.ts';
import { listing } from './listing.ts';
import { market } from './market.ts';
import { phone } from './phone.ts';
import { photoUpload } from './photo-upload.ts';
import { photos } from './photos.ts';
import { post } from './post.ts';
import { postTerms } from './post-terms.ts';
import { problem } from './problem.ts';
import { profile } from './profile.ts';
import { projects } from './projects.ts';
import { queryLinks } from './query-links.ts';
import { savedSearches } from './saved-searches.ts';
import { saving } from './saving.ts';
import { search } from './search.ts';
import { secondFactor } from './second-factor.ts';
import { signIn } from './sign-in.ts';
import { staff } from './staff.ts';
import { staffAccounts } from './staff-accounts.ts';
import { staffAnalytics } from './staff-analytics.ts';
import { staffContent } from './staff-content.ts';
import { staffLeads } from './staff-leads.ts';
import { surroundings } from './surroundings.ts';
import { trade } from './trade.ts';
import { tradeParts } from './trade-parts.ts';

/** Punjabi in Gurmukhi script. */
export const pa: Translation = {
  ...app,
  ...amounts,
  ...analytics,
  ...profile,
  ...activity,
  ...saving,
  ...appParts,
  ...attributes,
  ...blogs,
  ...calculators,
  ...cards,
  ...compare,
  ...contact,
  ...dashboard,
  ...dates,
  ...details,
  ...footer,
  ...home,
  ...homeParts,
  ...homePast,
  ...homePrices,
  ...importReasons,
  ...importReview,
  ...imports,
  ...landing,
  ...listing,
  ...market,
  ...phone,
  ...photoUpload,
  ...photos,
  ...post,
  ...postTerms,
  ...problem,
  ...savedSearches,
  ...queryLinks,
  ...search,
  ...secondFactor,
  ...signIn,
  ...staff,
  ...staffAccounts,
  ...staffAnalytics,
  ...staffContent,
  ...staffLeads,
  ...surroundings,
  ...company,
  ...legal,
  ...projects,
  ...trade,
  ...tradeParts,
};
