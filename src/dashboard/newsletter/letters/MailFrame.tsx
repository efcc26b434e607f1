import { type ReactNode, useCallback, useEffect, useRef } from 'react';

/** Shows an email in a frame without scripts, as high as the email. */
export function MailFrame({ html }: { html: string }): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const fill = useCallback(() => {
    if (frame.current !== null) fillFrame(frame.current, html);
  }, [html]);
  useEffect(fill, [fill]);
  // Firefox replaces the empty document once more when the frame has loaded.
  return (
    <iframe className="mail-frame" title="The email" sandbox="allow-same-origin" ref={frame} onLoad={fill} />
  );
}

function fillFrame(frame: HTMLIFrameElement, html: string): void {
  const shown = frame.contentDocument;
  if (shown === null) return;
  const parsed = new DOMParser().parseFromString(html.replaceAll(' style="', ' data-style="'), 'text/html');
  // The page's policy refuses style attributes, but not styles that a script sets.
  for (const element of parsed.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    element.removeAttribute('data-style');
  }
  shown.documentElement.lang = 'en';
  shown.title = parsed.title;
  shown.body.style.cssText = parsed.body.style.cssText;
  shown.body.replaceChildren(...parsed.body.childNodes);
  shown.onclick = (event) => event.preventDefault();
  const grow = () => {
    frame.style.blockSize = `${shown.body.scrollHeight}px`;
  };
  grow();
  for (const picture of shown.images) picture.addEventListener('load', grow);
}
