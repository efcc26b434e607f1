import './cv.css';
import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/features/account/account-api.ts';
import { download, fetchFile } from '#src/features/account/download.ts';
import type { ApplicationRow } from '#src/features/application/application-list.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { showToast } from '#src/lib/toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { SmallButton } from '../shell/SmallButton.tsx';
import type { DrawnFile } from './draw-pdf.ts';

/** The CV: shown as pictures of its pages, or saved. It comes from a stranger, so nothing in it runs here. */
export function Cv({ application }: { application: ApplicationRow }): ReactNode {
  const { id, cvName, cvBytes } = application;
  const [drawn, setDrawn] = useState<DrawnFile>();
  const call = (init: RequestInit) => accountApi.applications[':id'].cv.$get({ param: { id } }, { init });
  const show = useAction(async () => {
    const file = await fetchFile(call);
    if (file instanceof Blob) setDrawn(await draw(file));
    else showFailure('The CV did not open', file, 'Please try again.');
  });
  const save = useAction(() => download(call, cvName));
  return (
    <section aria-label="CV">
      <p className="actions">
        {drawn === undefined ? (
          <SmallButton busy={show.busy} onClick={() => show.run()}>
            Show the CV
          </SmallButton>
        ) : (
          <SmallButton onClick={() => setDrawn(undefined)}>Hide the CV</SmallButton>
        )}
        <SmallButton busy={save.busy} onClick={() => save.run()}>
          Download the CV ({Math.ceil(cvBytes / 1000)} kB)
        </SmallButton>
      </p>
      {drawn && <Pages file={drawn} />}
    </section>
  );
}

function Pages({ file: { pages, total } }: { file: DrawnFile }): ReactNode {
  return (
    <div className="cv">
      {pages.map(({ number, picture, text }) => (
        <figure key={number}>
          <div aria-hidden="true" ref={(place) => place?.replaceChildren(picture)} />
          <figcaption>
            Page {number} of {total}
            <span className="visually-hidden">: {text}</span>
          </figcaption>
        </figure>
      ))}
      {total > pages.length && <p>Only the first {pages.length} pages are shown here.</p>}
    </div>
  );
}

/** What draws comes with the first CV that is shown; undefined, with a word about it, when this one cannot be drawn. */
async function draw(file: Blob): Promise<DrawnFile | undefined> {
  try {
    const { drawPdf } = await import('./draw-pdf.ts');
    return await drawPdf(await file.arrayBuffer());
  } catch {
    // Broken, locked with a password, or too new for this browser.
    showToast({
      title: 'We cannot show this CV here',
      text: 'Please download it to open it in another program.',
      tone: 'error',
    });
    return undefined;
  }
}
