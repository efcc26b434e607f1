import { type ReactNode, useState } from 'react';
import { markShared } from '../quote-changes.ts';

export function ShareLink({ title, link }: { title: string; link: string }): ReactNode {
  const [copied, setCopied] = useState<{ link: string; done: boolean }>();
  const current = copied?.link === link ? copied : undefined;
  const copy = async () => {
    markShared();
    setCopied({ link, done: await writeClipboard(link) });
  };
  return (
    <>
      <button className="button button--quiet button--small" type="button" onClick={copy}>
        {current?.done ? 'Link copied' : 'Copy link'}
      </button>
      {'share' in navigator && (
        <button
          className="button button--quiet button--small"
          type="button"
          onClick={() => void share(title, link)}
        >
          Share
        </button>
      )}
      <p className="visually-hidden" role="status">
        {current?.done && 'The link is copied.'}
      </p>
      {current?.done === false && (
        <div className="field quote-actions__link">
          <label className="field__label" htmlFor="quote-link">
            Copy this link
          </label>
          <input
            id="quote-link"
            readOnly
            value={link}
            ref={(field) => field?.select()}
            onFocus={(event) => event.target.select()}
          />
        </div>
      )}
    </>
  );
}

/** Returns false if the browser refuses; the visitor then copies by hand. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

async function share(title: string, url: string): Promise<void> {
  markShared();
  try {
    await navigator.share({ title, url });
  } catch {
    // The visitor closed the share sheet; the link can still be copied.
  }
}
