import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { inlineScripts } from './inline-scripts.ts';

/** Syntax that a target lacks comes back in an older form. */
const written = (script: string, target = ['esnext']) => transformSync(script, { target }).code;
const oldest = ['chrome92', 'safari15.4', 'firefox91'];

describe.each(Object.entries(inlineScripts))('the inline script %s', (_, script) => {
  it('a minified script is one line without comments', () => {
    expect(script).not.toMatch(/\n|\/\*|\/\/ /);
  });

  it('does not end its element early', () => {
    expect(script).not.toMatch(/<\/script|<!--/i);
  });

  it('has no syntax newer than Chromium 92, Safari 15.4 and Firefox 91', () => {
    expect(written(script, oldest)).toBe(written(script));
  });
});

it('syntax newer than the oldest browsers is found', () => {
  const young = 'class Young { static { start(); } }';
  expect(written(young, oldest)).not.toBe(written(young));
});
