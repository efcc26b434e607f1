import { describe, expect, it } from 'vitest';
import { shortScopes } from './short-scopes.ts';

describe('shortScopes', () => {
  it('gives one scope one name in markup and style, and different scopes different names', () => {
    const html =
      '<style>p[data-astro-cid-aaaa1111]{}a[data-astro-cid-bbbb2222]{}</style><p data-astro-cid-aaaa1111><a data-astro-cid-bbbb2222></a></p>';
    expect(shortScopes(html)).toBe('<style>p[data-0]{}a[data-1]{}</style><p data-0><a data-1></a></p>');
  });

  it('leaves a page without scopes alone', () => {
    expect(shortScopes('<p data-0x="1">Muraho</p>')).toBe('<p data-0x="1">Muraho</p>');
  });
});
