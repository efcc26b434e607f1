import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

describe('Markdown', () => {
  it('Markdown renders paragraphs, lists, emphasis and links', () => {
    expect(renderMarkdown('One *two* **three**\n\n- four\n- [five](/services)')).toBe(
      '<p>One <em>two</em> <strong>three</strong></p>\n<ul>\n<li>four</li>\n<li><a href="/services">five</a></li>\n</ul>',
    );
  });

  test.each([
    ['# One\n\n## Two', ['h2', 'h3']],
    ['## One\n\n## Two\n\n### Three', ['h2', 'h2', 'h3']],
    ['### One\n\n# Two\n\n###### Three\n\nFour\n===', ['h2', 'h2', 'h3', 'h2']],
    ['# 1\n## 2\n### 3\n#### 4\n##### 5\n###### 6', ['h2', 'h3', 'h4', 'h5', 'h6', 'h6']],
  ])('the headings of %j start at h2 and skip no level', (text, tags) => {
    const html = renderMarkdown(text);
    expect([...html.matchAll(/<(h\d)>/g)].map(([, tag]) => tag)).toEqual(tags);
    expect([...html.matchAll(/<\/(h\d)>/g)].map(([, tag]) => tag)).toEqual(tags);
  });

  test.each([
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '<h1>One</h1>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](&#106;avascript:alert(1))',
    '[a](data:text/html,<script>alert(1)</script>)',
    '<javascript:alert(1)>',
    '[a](vbscript:x "\\" onclick=alert(1)")',
    '![a](https://elsewhere.example/eye.png)',
    '![a][b]\n\n[b]: https://elsewhere.example/eye.png',
    '[a](/x"onmouseover="alert(1))',
  ])('nothing in %j runs or is fetched', (text) => {
    expect(dangers(renderMarkdown(text))).toEqual([]);
  });

  it('any text renders allowed tags only', () => {
    const part = fc.constantFrom(
      ...['<', '>', '"', "'", '&', '[a](', ')', '![', '`', '\n', '# ', 'javascript:', '<b>', ' onload=x '],
    );
    const text = fc.array(fc.oneof(part, fc.string())).map((parts) => parts.join(''));
    fc.assert(fc.property(text, (typed) => dangers(renderMarkdown(typed)).length === 0));
  });
});

/** Lists tags that Markdown never renders, and links that could run a script. */
function dangers(html: string): string[] {
  const tags = [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
  const own =
    /^<(\/?(p|em|strong|code|pre|ul|ol|li|blockquote|h[2-6]|a)|[hb]r \/|ol start="\d+"|code class="[^"]*"|a href="[^"]*"( title="[^"]*")?)>$/;
  return tags.filter(
    (tag) => !own.test(tag) || /href="\s*(?!https?:|mailto:|xmpp:|ircs?:)[a-z]+:/i.test(tag),
  );
}
