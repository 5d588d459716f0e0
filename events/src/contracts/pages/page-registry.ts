import { SUBTYPES } from '../../kernel/options.ts';
import type { Page } from './page.ts';

/** Components are in web/src/app/page-components.ts. */
export const PAGES = {
  Landing: { path: '/', meta: { title: 'landing.head.title' }, indexed: true },
  Home: { path: '/home', meta: { title: 'home.head.title' }, indexed: 'unfiltered' },
  QueryProperties: {
    path: '/search/:slug',
    meta: { title: 'queryLinks.head.one' },
    indexed: 'unfiltered',
  },
  PopularSearches: {
    path: '/popular-searches',
    meta: { title: 'queryLinks.head.title', description: 'queryLinks.head.description' },
    indexed: true,
  },
  Login: {
    path: '/login',
    meta: { title: 'signIn.title', description: 'signIn.tagline' },
    indexed: false,
    ownSignIn: true,
  },
  AddProperty: {
    path: '/add',
    meta: { title: 'post.head.title', description: 'post.head.description' },
    indexed: true,
    ownSignIn: true,
  },
  SingleProperty: {
    path: '/:type/:slug',
    segments: { type: SUBTYPES },
    meta: { title: 'listing.head.title' },
    indexed: true,
  },
  Dashboard: {
    path: '/dashboard/home',
    aliases: ['/dashboard'],
    meta: { title: 'app.nav.dashboard', requiresAuth: 'account' },
    indexed: false,
  },
  Listing: {
    path: '/dashboard/listing',
    meta: { title: 'dashboard.listings.head', requiresAuth: 'account' },
    indexed: false,
  },
  Edit: {
    path: '/dashboard/edit/:slug',
    meta: { title: 'dashboard.edit.title', requiresAuth: 'account' },
    indexed: false,
  },
  Leads: {
    path: '/dashboard/leads',
    meta: { title: 'dashboard.leads.title', requiresAuth: 'account' },
    indexed: false,
  },
  Import: {
    path: '/dashboard/import',
    meta: { title: 'imports.title', requiresAuth: 'account' },
    indexed: false,
  },
  SavedSearches: {
    path: '/dashboard/searches',
    meta: { title: 'searches.title', requiresAuth: 'account' },
    indexed: false,
  },
  SavedProperty: {
    path: '/dashboard/saved',
    meta: { title: 'activity.saved.title', requiresAuth: 'account' },
    indexed: false,
    worksOnDevice: true,
  },
  ContactedProperty: {
    path: '/dashboard/contacted',
    meta: { title: 'activity.contacted.title', requiresAuth: 'account' },
    indexed: false,
  },
  ViewedProperty: {
    path: '/dashboard/viewed',
    meta: { title: 'activity.viewed.title', requiresAuth: 'account' },
    indexed: false,
  },
  Profile: {
    path: '/dashboard/profile',
    meta: { title: 'profile.title', requiresAuth: 'account' },
    indexed: false,
  },
  EraseAccount: {
    path: '/dashboard/erase',
    meta: { title: 'erase.title', requiresAuth: 'account' },
    indexed: false,
  },
  StopAlerts: {
    path: '/stop-alerts/:token',
    meta: { title: 'stopAlerts.head' },
    indexed: false,
    ownSignIn: true,
  },
  PriceDrops: {
    path: '/price-drops',
    meta: { title: 'priceDrops.title', description: 'priceDrops.head.description' },
    indexed: 'unfiltered',
  },
  Compare: {
    path: '/compare',
    meta: { title: 'compare.title', description: 'compare.head.description' },
    indexed: 'unfiltered',
  },
  Calculators: {
    path: '/calculators',
    meta: { title: 'calculators.title', description: 'calculators.head.description' },
    indexed: 'unfiltered',
  },
  Contact: {
    path: '/contact',
    meta: { title: 'contact.title' },
    indexed: true,
    alwaysReadable: true,
  },
  AboutUs: {
    path: '/about-us',
    meta: { title: 'company.about.title', description: 'company.about.description' },
    indexed: true,
  },
  Faq: {
    path: '/faq',
    meta: { title: 'company.faq.title', description: 'company.faq.description' },
    indexed: true,
    alwaysReadable: true,
  },
  Plans: {
    path: '/plans',
    meta: { title: 'company.plans.title', description: 'company.plans.description' },
    indexed: true,
  },
  Feature: {
    path: '/feature',
    meta: { title: 'feature.title', description: 'feature.description' },
    indexed: true,
  },
  Terms: { path: '/terms-and-conditions', meta: { title: 'app.legal.terms' }, indexed: true, ownSignIn: true },
  Disclaimer: { path: '/disclaimer', meta: { title: 'app.legal.disclaimer' }, indexed: true, alwaysReadable: true },
  PrivacyPolicy: { path: '/privacy-policy', meta: { title: 'app.legal.privacy' }, indexed: true, alwaysReadable: true },
  FeaturedProjects: {
    path: '/featured-projects',
    meta: { title: 'projects.title', description: 'projects.head.description' },
    indexed: true,
  },
  FeaturedProjectsView: { path: '/project/:slug', meta: { title: 'projects.head.one' }, indexed: true },
  Blogs: { path: '/blogs', meta: { title: 'blogs.title', description: 'blogs.head.description' }, indexed: true },
  BlogsDetail: { path: '/blogs/:slug', meta: { title: 'blogs.head.one' }, indexed: true },
  StaffReview: {
    path: '/staff/review',
    aliases: ['/staff'],
    meta: { title: 'staff.review.title', requiresAuth: 'staff' },
    indexed: false,
  },
  StaffLeads: {
    path: '/staff/leads',
    meta: { title: 'staffLeads.title', requiresAuth: 'staff' },
    indexed: false,
  },
  StaffEnquiries: {
    path: '/staff/enquiries',
    meta: { title: 'staffEnquiries.title', requiresAuth: 'staff' },
    indexed: false,
  },
  StaffReports: {
    path: '/staff/reports',
    meta: { title: 'staffReports.title', requiresAuth: 'staff' },
    indexed: false,
  },
  StaffAccounts: {
    path: '/staff/accounts',
    meta: { title: 'staffAccounts.title', requiresAuth: 'staff' },
    indexed: false,
  },
  StaffContent: {
    path: '/staff/content',
    meta: { title: 'staffContent.title', requiresAuth: 'staff' },
    indexed: false,
  },
  StaffAnalytics: {
    path: '/analytics',
    meta: { title: 'staffAnalytics.title', requiresAuth: 'staff' },
    indexed: false,
  },
  StaffParked: {
    path: '/staff/parked',
    meta: { title: 'staffParked.title', requiresAuth: 'staff' },
    indexed: false,
  },
  StaffSecurity: {
    path: '/staff/security',
    meta: { title: 'secondFactor.title', requiresAuth: 'staff' },
    indexed: false,
  },
  NotFound: { path: '/404', meta: { title: 'app.notFound.head' }, indexed: false },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;
