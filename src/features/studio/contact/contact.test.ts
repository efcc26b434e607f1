import { describe, expect, it } from 'vitest';
import { openStreetMapLink } from './contact.ts';

describe('openStreetMapLink', () => {
  it('sets a pin and shows its surroundings', () => {
    expect(openStreetMapLink({ latitude: -1.9501, longitude: 30.0912 })).toBe(
      'https://www.openstreetmap.org/?mlat=-1.9501&mlon=30.0912#map=17/-1.9501/30.0912',
    );
  });
});
