import { type ReactNode, useState } from 'react';
import { useWords } from '#src/lib/words/island-words.tsx';
import { markShared } from '../quote-changes.ts';

export function ShareLink({ title, link }: { title: string; link: string }): ReactNode {
  const words = useWords('quote');
  const [copied, setCopied] = useState<{ link: string; done: boolean }>();
  const current = copied?.link === link ? copied : undefined;
  const copy = async () => {
    markShared();
    setCopied({ link, done: await writeClipboard(link) });
  };
  return (
    <>
      <button className="button button--quiet button--small" type="button" onClick={copy}>
        {current?.done ? words.linkCopied : words.copyLink}
      </button>
      {'share' in navigator && (
        <button
          className="button button--quiet button--small"
          type="button"
          onClick={() => void share(title, link)}
        >
          {words.share}
        </button>
      )}
      <p className="visually-hidden" role="status">
        {current?.done && words.linkIsCopied}
      </p>
      {current?.done === false && (
        <div className="field quote-actions__link">
          <label className="field__label" htmlFor="quote-link">
            {words.copyThisLink}
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
