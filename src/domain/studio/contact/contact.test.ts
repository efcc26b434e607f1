import { describe, expect, it } from 'vitest';
import { mapFrameAddress, openStreetMapLink } from './contact.ts';

describe('mapFrameAddress', () => {
  it('the embedded map is wider than high, with a pin in its middle', () => {
    expect(mapFrameAddress({ latitude: -1.9501, longitude: 30.0912 })).toBe(
      'https://www.openstreetmap.org/export/embed.html?bbox=30.0832%2C-1.9551%2C30.0992%2C-1.9451&layer=mapnik&marker=-1.9501%2C30.0912',
    );
  });
});

describe('openStreetMapLink', () => {
  it('the map link sets a pin and shows its surroundings', () => {
    expect(openStreetMapLink({ latitude: -1.9501, longitude: 30.0912 })).toBe(
      'https://www.openstreetmap.org/?mlat=-1.9501&mlon=30.0912#map=17/-1.9501/30.0912',
    );
  });
});
