import { expect, test } from 'vitest';
import type { MailContent } from './mail-content.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

const nasty = `<b>&"'</b>`;
const content: MailContent = {
  preview: nasty,
  heading: nasty,
  parts: [
    { kind: 'paragraph', text: nasty },
    { kind: 'heading', text: nasty },
    { kind: 'facts', facts: [{ label: nasty, value: nasty }] },
    {
      kind: 'order',
      lines: [{ label: nasty, amount: nasty }],
      total: { label: 'Total', amount: '150,000 RWF' },
      note: nasty,
    },
    { kind: 'action', label: nasty, url: 'https://fts.example/?a="b"&c=1' },
    { kind: 'link', label: nasty, url: 'https://fts.example/leave?a="b"' },
    { kind: 'code', label: nasty, digits: nasty },
  ],
};

test('no part of a mail can inject markup into the HTML', () => {
  const html = renderHtml('en', nasty, content);
  expect(html).not.toContain('<b>');
  expect(html.match(/&lt;b&gt;&amp;&quot;&#39;&lt;\/b&gt;/g)).toHaveLength(14);
  expect(html).toContain('href="https://fts.example/?a=&quot;b&quot;&amp;c=1"');
});

test('the plain text has the same content, unescaped', () => {
  const text = renderText('en', content);
  expect(text).toContain(`- ${nasty}: ${nasty}\nTotal: 150,000 RWF\n${nasty}`);
  expect(text).toContain('https://fts.example/?a="b"&c=1');
  expect(text).toContain(`${nasty}:\nhttps://fts.example/leave?a="b"`);
});

test('the plain text in French has a space before each colon', () => {
  expect(renderText('fr', content)).toMatch(/Total\s: 150,000 RWF/);
});
