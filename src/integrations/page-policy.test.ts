import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  allowedScripts,
  joinStyles,
  ownHashesOnly,
  policyFirst,
  policyHeaders,
  widgetStyles,
} from './page-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (scripts: string[], styles: string[]) =>
  `<html><head><meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self' ${scripts.map(hash).join(' ')}; style-src 'self' ${styles.map(hash).join(' ')};"><style>a{}</style><script type="module">go()</script></head></html>`;

describe('ownHashesOnly', () => {
  it('hashes of the page’s own scripts and styles stay, those of other pages are dropped', () => {
    const html = ownHashesOnly(page(['go()', 'other()'], ['a{}', 'b{}']));
    expect(html).toContain(`script-src 'self' ${hash('go()')};`);
    expect(html).toContain(`style-src 'self' ${hash('a{}')};`);
    expect(html).not.toContain(hash('other()'));
    expect(html).not.toContain(hash('b{}'));
  });

  it('a page that holds all its hashes stays unchanged', () => {
    expect(ownHashesOnly(page(['go()'], ['a{}']))).toBe(page(['go()'], ['a{}']));
  });

  it('styles are hashed as they are now, and no new script is allowed', () => {
    const html = ownHashesOnly(page(['other()'], ['b{}']));
    expect(html).toContain(`style-src 'self' ${hash('a{}')};`);
    expect(html).not.toContain(hash('go()'));
  });
});

describe('site-wide policy header', () => {
  const rules = policyHeaders([hash('b()'), ...allowedScripts(page(['go()'], ['a{}'])), hash('b()')]).split(
    '\n',
  );

  it('the header allows each inline script of the pages once, and no other', () => {
    expect(rules[0]).toBe('/*');
    const sources = [hash('b()'), hash('go()')].sort().join(' ');
    expect(rules[1]).toContain(`; script-src 'self' ${sources} 'wasm-unsafe-eval'; `);
    expect(rules[1]).not.toContain(hash('a{}'));
  });

  it('the header allows eval to the search worker only, without any inline script', () => {
    expect(rules.slice(2, 4)).toEqual([
      '/pagefind/pagefind-worker.js',
      expect.stringContaining("; script-src 'self' 'unsafe-eval'; "),
    ]);
  });
});

describe('dashboard widget styles', () => {
  function styleIn(module: string): string {
    const aria = path.dirname(createRequire(import.meta.url).resolve('react-aria/package.json'));
    const code = readFileSync(path.join(aria, 'dist/private', module), 'utf8');
    const template = /style\.textContent = `([\s\S]*?)`/.exec(code)?.[1] ?? '';
    return template.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable').trim();
  }

  it('the allowed widget styles are the two of the installed React Aria', () => {
    const styles = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map(styleIn);
    expect(widgetStyles).toEqual(styles.map(hash));
  });

  it('widget styles are allowed on dashboards only', () => {
    const html = page([], ['a{}']);
    const dashboard = html.replace('<html>', '<html lang="en" data-shell="admin">');
    for (const style of widgetStyles) {
      expect(ownHashesOnly(html)).not.toContain(style);
      expect(ownHashesOnly(dashboard)).toContain(style);
    }
  });
});

describe('joinStyles', () => {
  it('adjacent style elements are joined into one', () => {
    expect(joinStyles('<style>a{}</style><style>b{}</style><p></p><style>c{}</style>')).toBe(
      '<style>a{}b{}</style><p></p><style>c{}</style>',
    );
  });
});

describe('policyFirst', () => {
  const encoding = '<meta charset="utf-8">';
  const policy = `<meta http-equiv="content-security-policy" content="script-src 'self' $&;">`;

  it('the policy is moved before every script and style', () => {
    const head = (...parts: string[]) => `<html><head>${parts.join('')}</head></html>`;
    expect(policyFirst(head(encoding, '<script>go()</script>', policy, '<style>a{}</style>'))).toBe(
      head(encoding, policy, '<script>go()</script>', '<style>a{}</style>'),
    );
  });

  it.each([encoding, policy])('a page that has only %s fails the build', (only) => {
    expect(() => policyFirst(only)).toThrow('no policy, or no encoding');
  });
});
