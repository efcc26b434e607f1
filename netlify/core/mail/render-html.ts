import { contactValues } from '#src/domain/studio/call-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { linkedParts } from '#src/lib/words/messages.ts';
import { escapeHtml as safe } from './escape-html.ts';
import type { MailAmount, MailContent } from './mail-content.ts';
import { inkColour, lineColour, paperColour, mailStyle as style } from './mail-style.ts';
import { type WordedPart, wordParts } from './word-parts.ts';
import type { MailWords } from './words/en.ts';
import { mailWords } from './words/words.ts';

/** Renders HTML for old mail programs too: tables and inline styles only. */
export function renderHtml(language: Language, subject: string, content: MailContent): string {
  const words = wordsIn(language, mailWords);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${safe(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${paperColour};color:${inkColour};">
<div style="display:none;max-height:0;overflow:hidden;">${safe(content.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paperColour};">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${style.sheet}">
<tr><td style="${style.band}">${safe(site.name)}</td></tr>
<tr><td style="padding:32px 28px 12px;">
<h1 style="${style.heading}">${safe(content.heading)}</h1>
${wordParts(words, content.parts).map(part).join('\n')}
</td></tr>
<tr><td style="${style.footer}">${footer(words)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

function part(part: WordedPart): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p style="${style.paragraph}">${safe(part.text).replaceAll('\n', '<br>')}</p>`;
    case 'heading':
      return `<h2 style="${style.subheading}">${safe(part.text)}</h2>`;
    case 'facts':
      return table(part.facts.map(({ label, value }) => row(label, value, style.value)));
    case 'order':
      return (
        order(part.lines, part.total) + (part.note ? `<p style="${style.note}">${safe(part.note)}</p>` : '')
      );
    case 'rich':
      return part.html;
    case 'action':
      return `<p style="margin:24px 0;"><a href="${safe(part.url)}" style="${style.button}">${safe(part.label)}</a></p>`;
    case 'link':
      return `<p style="${style.note}"><a href="${safe(part.url)}" style="${style.link}">${safe(part.label)}</a></p>`;
    case 'code':
      return `<p style="${style.note}">${safe(part.label)}</p><p style="${style.code}">${safe(part.digits)}</p>`;
  }
}

function order(lines: MailAmount[], total: MailAmount): string {
  const rows = lines.map(({ label, amount }) => row(label, amount, style.amount));
  return table([...rows, row(total.label, total.amount, style.amount, style.total)]);
}

function table(rows: string[]): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0;border-top:1px solid ${lineColour};">${rows.join('')}</table>`;
}

function row(label: string, value: string, valueStyle: string, both = ''): string {
  const cells = `<td style="${style.label}${both}">${safe(label)}</td><td align="right" style="${valueStyle}${both}">${safe(value)}</td>`;
  return `<tr>${cells}</tr>`;
}

function footer(words: MailWords): string {
  const { address, emails, phones } = site;
  const numbers = { phone: phones[0].number, second: phones[1].number };
  const place = `${address.street}, ${address.district}, ${address.city}, ${address.country}`;
  const calls = linkedParts(words.phones(contactValues)).map(({ text, link: target }) =>
    target === undefined ? safe(text) : link(`tel:${numbers[target as keyof typeof numbers]}`, text),
  );
  const said = site.mailLine === undefined ? '' : `${safe(site.mailLine)}<br>`;
  return `${said}${safe(site.name)}<br>${safe(place)}<br>${calls.join('')}<br>${link(`mailto:${emails.general}`, emails.general)}`;
}

function link(url: string, text: string): string {
  return `<a href="${safe(url)}" style="color:inherit;">${safe(text)}</a>`;
}
