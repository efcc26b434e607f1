import type { Price } from '#src/domain/catalogue/prices/price.ts';

/**
 * Agreed session prices (docs/product.md, Session prices), in RWF.
 * Format: basic/standard/premium/vip, by the middle part of the SKU.
 */
export const agreedSessionPrices: Record<string, string> = {
  'photography/2h': '150000/250000/400000/600000',
  'photography/4h': '300000/500000/800000/1200000',
  'photography/8h': '600000/1000000/1600000/2400000',
  'videography/event': '200000/350000/550000/800000',
  'videography/corporate': '400000/700000/1100000/1600000',
  'videography/promotional': '300000/600000/1000000/1500000',
  'editing/photo': '50000/100000/200000/350000',
  'editing/video': '100000/200000/400000/700000',
  'editing/motion': '150000/300000/600000/1000000',
  'audio/music-single': '150000/300000/600000/1000000',
  'audio/music-ep': '400000/800000/1500000/2500000',
  'audio/music-album': '800000/1600000/3000000/5000000',
  'audio/podcast-episode': '100000/200000/400000/700000',
  'audio/podcast-series': '300000/600000/1200000/2000000',
  'audio/podcast-season': '800000/1600000/3000000/5000000',
  'audio/voice-commercial': '50000/100000/200000/350000',
  'audio/voice-audiobook': '200000/400000/800000/1200000',
  'audio/voice-narration': '100000/200000/400000/700000',
  'dance/performance-5': '375000/450000/600000/900000',
  'dance/performance-10': '750000/900000/1200000/1800000',
  'dance/performance-20': '1500000/1800000/2400000/3200000',
  'dance/video-5': '175000/250000/400000/650000',
  'dance/video-10': '350000/500000/800000/1200000',
  'dance/video-20': '700000/1000000/1500000/2200000',
  'dance/video-30': '1050000/1500000/2250000/3200000',
};

/** Prices of frames and photobooks (docs/product.md, Frames), as shown: basic, standard, premium. */
export const agreedFramePrices: Record<string, [string, string, string]> = {
  'photobook-a3': ['150,000 RWF', '200,000 RWF', '250,000 RWF'],
  'photobook-a4': ['70,000 RWF', '90,000 RWF', '115,000 RWF'],
  'wood-frame-board': ['15,000–60,000 RWF', '90,000–150,000 RWF', '180,000–260,000 RWF'],
  'grass-frame': ['8,000–25,000 RWF', '35,000–80,000 RWF', '120,000–200,000 RWF'],
};

/**
 * Agreed catalogue prices (docs/product.md, Catalogue), in RWF, as basic/standard/premium
 * by category and service. "+" marks a price "from".
 */
export const agreedCataloguePrices: Record<string, string> = {
  'combined-packages/wedding-bliss': '6500000/7500000/9000000',
  'photography/passport-photo': '2000/5000/10000',
  'photography/event': '30000/50000/80000',
  'photography/portraits': '2000/5000/10000',
  'photography/product': '350000/700000/1400000',
  'photography/fashion': '300000/600000/1200000',
  'photography/weddings': 'contact us/contact us/7500000',
  'photography/photo-retouching': '2000/5000/10000',
  'videography/corporate': '500000/1000000/2000000',
  'videography/events': '450000/900000/1800000',
  'videography/promotional': '450000/900000/1800000',
  'videography/documentaries': '700000/1400000/2800000',
  'videography/social-media': '600000/1200000/2400000',
  'videography/video-editing': '150000/300000/600000',
  'videography/colour-grading': '100000/200000/400000',
  'music-production/music-production': '150000/300000/600000',
  'music-production/podcast': '150000/300000/600000',
  'music-production/voiceover': '150000/300000/600000',
  'music-production/sound-design': '200000/400000/800000',
  'music-production/mixing-mastering': '250000/500000/1000000',
  'design-printing/design-and-printing': '50000/150000/400000',
  'design-printing/logo-design': '50000/100000/200000',
  'website-design/website-design': '500000/700000/1000000',
  'website-design/portfolio': '700000/900000/2500000',
  'website-design/business': '1000000/3000000/5000000',
  'website-design/e-commerce': '1200000/3500000/7500000+',
  'website-design/blog': '1200000/3500000/7500000+',
  'website-design/educational-platform': '500000/800000/1500000',
  'website-design/custom-web-apps': '5000000/8000000/12800000',
  'event-packages/wedding-full-day': '1500000/2500000/4500000',
  'specialised-packages/specialised-package': '7500000/10000000/20000000',
};

export const agreedCategories = [
  'Combined Packages',
  'Full Packages',
  'Photography',
  'Videography',
  'Music Production',
  'Design & Printing',
  'Website Design',
  'Event Packages',
  'Architecture',
  'Dancing',
  'Printed Frames',
  'Arts & Creative Design',
  'Specialised Packages',
];

export function readAgreedRow(row: string): Price[] {
  return row.split('/').map((written) => {
    if (written === 'contact us') return { kind: 'on-request' };
    return { kind: written.endsWith('+') ? 'from' : 'fixed', amount: Number.parseInt(written, 10) };
  });
}
