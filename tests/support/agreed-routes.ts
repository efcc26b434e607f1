/** The pages of the site with every article and programme (docs/product.md, Pages). */
export const publicRoutes = [
  '/',
  '/login',
  '/register',
  '/forgot',
  '/about/who-we-are',
  '/about/why-choose-us',
  '/about/our-team',
  '/services',
  '/services/arts-creative-design',
  '/services/photography',
  '/services/videography',
  '/services/editing-retouching',
  '/services/audio-production',
  '/services/audio',
  '/services/dancing',
  '/services/architecture',
  '/services/motion-graphics',
  '/services/graphic-design',
  '/services/website-design',
  '/internships',
  '/internships/photography-internship',
  '/internships/videography-internship',
  '/internships/audio-production-internship',
  '/internships/editing-retouching-internship',
  '/internships/dance-internship',
  '/internships/arts-creative-design-internship',
  '/internships/website-design-internship',
  '/internships/video-music-production-internship',
  '/internships/event-live-streaming-internship',
  '/internships/documentary-film-internship',
  '/internships/commercial-videos-jingles-internship',
  '/pricing',
  '/pricing/frames',
  '/privacy-policy',
  '/terms',
  '/refund-policy',
  '/faqs',
  '/insights',
  '/insights/art-passion',
  '/insights/business-photography',
  '/insights/home-decor-art',
  '/insights/photography-brand-story',
  '/gallery',
  '/search',
  '/book-now',
  '/payment-success',
  '/booking',
  '/contact',
] as const;

/** What only its owner sees; everybody else is led to /login. */
export const accountRoutes = ['/account', '/settings', '/settings#security'] as const;

/** What only the staff see, as far as it is there (docs/product.md, Staff). */
export const dashboardRoutes = [
  '/dashboard/admin',
  '/dashboard/admin/days',
  '/dashboard/admin/mail',
  '/dashboard/admin/settings',
  '/dashboard/superadmin',
  '/dashboard/superadmin/days',
  '/dashboard/superadmin/mail',
  '/dashboard/superadmin/settings',
] as const;

/** Where the earlier names of the articles lead (docs/product.md, Pages). */
export const postRedirects = {
  '/insights/passion-for-art': '/insights/art-passion',
  '/insights/art-home-decor': '/insights/home-decor-art',
  '/insights/power-of-photography': '/insights/photography-brand-story',
} as const;
