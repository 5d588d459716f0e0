export const ACCOUNT_PAGE_COMPONENTS = {
  Dashboard: () => import('../features/dashboard/dashboard-page.tsx'),
  Listing: () => import('../features/own-listings/own-listings-page.tsx'),
  Edit: () => import('../features/edit/edit-page.tsx'),
  Import: () => import('../features/import/import-page.tsx'),
  Leads: () => import('../features/leads/leads-page.tsx'),
  SavedSearches: () => import('../features/saved-searches/saved-searches-page.tsx'),
  SavedProperty: () => import('../features/activity/saved-page.tsx'),
  ContactedProperty: () => import('../features/activity/activity-page.tsx'),
  ViewedProperty: () => import('../features/activity/activity-page.tsx'),
  Profile: () => import('../features/profile/profile-page.tsx'),
  EraseAccount: () => import('../features/erase-account/erase-page.tsx'),
  StaffReview: () => import('../features/staff-review/staff-review-page.tsx'),
  StaffLeads: () => import('../features/staff-leads/staff-leads-page.tsx'),
  StaffEnquiries: () => import('../features/staff-enquiries/staff-enquiries-page.tsx'),
  StaffReports: () => import('../features/staff-reports/staff-reports-page.tsx'),
  StaffAccounts: () => import('../features/staff-accounts/staff-accounts-page.tsx'),
  StaffContent: () => import('../features/staff-content/staff-content-page.tsx'),
  StaffAnalytics: () => import('../features/staff-analytics/staff-analytics-page.tsx'),
  StaffParked: () => import('../features/staff-parked/staff-parked-page.tsx'),
  StaffSecurity: () => import('../features/second-factor/staff-security-page.tsx'),
} as const;

export type AccountPageName = keyof typeof ACCOUNT_PAGE_COMPONENTS;
