import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Services and their prices, on the pages of services, /pricing and /pricing/frames. */
export const en = {
  services: 'Services',
  refundPolicy: 'Refund policy',
  askPrice: 'Ask for a price',
  notOffered: 'This is not offered at present.',
  notOfferedCell: 'Not offered at present',
  // Column of names in a table of prices.
  service: 'Service',

  // Buttons of a package. Screen readers also get <unseen>, because they read buttons out of context.
  addToCart: '<label>Add to cart</label><unseen>: <name>{name}</name>, {tier}</unseen>',
  frameToCart: '<label>Add to Cart</label><unseen>: <name>{name}</name>, {tier}</unseen>',
  learnMore: 'Learn More<unseen>: <name>{name}</name>, {tier}</unseen>',
  bookPackage: 'Book Now<unseen>: <name>{name}</name>, {tier}</unseen>',
  seePackage: 'See the package<unseen>: <name>{name}</name>, {tier}</unseen>',
  enquire: 'Enquire<unseen> about <name>{name}</name>, {tier}</unseen>',
  // Below the price of a package.
  vatOnTop: '+ VAT',
  // Before the price of a package that comes in sizes: “4 hours:”.
  ofSize: '{size}:',
  size: 'Size',
  included: 'What’s included in the <tier>{tier}</tier> package',
  gainsKey: 'A mark shows what each package adds to the one before.',
  // A package on /pricing with the same work.
  compareProduction: 'Compare with <link>{name}</link> in the catalogue.',
  bookNow: 'Book Now',
  checkout: 'Proceed to Checkout',
  yourChoice: 'Your choice',
  changeChoice: 'Change',

  // VAT. {percent} is its rate.
  beforeVat: '<price>{price}</price> +\u00a0VAT',
  vatIncluded: 'VAT included',
  vatIncludedAndDepends: '<vat>VAT included</vat> · {depends}',
  vatIncludedHere: 'These prices include VAT.',
  pricesWithVat: 'Prices include VAT.',
  pricesBeforeVat: 'Prices that end in “+ VAT” are before {percent}% VAT.',
  morePrices: { one: '{count} more price', other: '{count} more prices' },

  // The catalogue of /pricing, with its search.
  searchAll: 'Search all services',
  searchExample: 'Search: logo, wedding …',
  cardsPerRow: 'Cards per row',
  categories: 'Categories',
  found: { one: '{count} service for “{term}”', other: '{count} services for “{term}”' },
  notFound: 'No service matches “<term></term>”. <ask>Ask us for it</ask>',
  searchFailed: 'We could not load the search. Check your connection and type again.',
  clearSearch: 'Clear the search',
  showAll: 'Show all {count}',
  seePictures: 'See them with pictures',
  whatIsIncluded: 'What is included',
  // {price} has VAT if there is any.
  compareSession: 'Compare with <link>{name}</link>, {price}.',
  compareSessionWithVat: 'Compare with <link>{name}</link>, {price}, VAT included.',
  express: 'Express',
  expressFee: '<label>Express</label> +{price}',
  // Prices of a card. {tier} is a package, “Basic”, or the next word; <unseen> is for screen readers.
  onePackage: 'Package',
  opensSale: '<tier>{tier}<unseen> of {name}, shows where it is sold:</unseen></tier> {price}',
  opensContact: '<tier>{tier}<unseen> of {name}, opens the contact form:</unseen></tier> {price}',
  opensCalculator: '<tier>{tier}<unseen> of {name}, opens the calculator:</unseen></tier> {price}',
  opensCalculatorFrom:
    '<tier>{tier}<unseen> of {name}, opens the calculator:</unseen></tier> <small>from</small> {price}',
  printPrices: 'Download Price List',
  priceList: 'Price list, <day>{day:date}</day>',
  allPrices: 'All prices',
  allPricesOf: 'All prices of {service}',

  // The list of services.
  showServices: 'Show services',
  // Filters of the list.
  all: 'All Services',
  visual: 'Visual Arts',
  audio: 'Audio & Music',
  digital: 'Digital Design',
  creative: 'Creative Services',
  serviceDetails: 'View Service Details',
  askAboutService: 'Ask about this service',
  purpose: 'Our mission and objective',
  moreFeatures: '<count>+{number} more features</count> <unseen>of <name>{name}</name></unseen>',

  // Parts of one craft: a contact sheet of photos, a picture before and after retouching.
  marked: 'Marked',
  before: 'Before',
  after: 'After',
  retouchingSlider: 'Share of the picture before retouching',
  retouchingShare: '{before}% before, {after}% after',
} as const satisfies Messages;

export type CatalogueWords = Words<typeof en>;
