import './uploads.css';
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '#src/lib/words/island-words.tsx';
import { DescribePictures } from './DescribePictures.tsx';
import { PictureField } from './PictureField.tsx';
import { shrinkPicture } from './shrink-picture.ts';
import { startUploads, type Uploader, type UploadsOptions } from './start-uploads.ts';
import { UploadList } from './UploadList.tsx';
import { countText, leftOutText, wholeText } from './upload-words.ts';
import { hasEndedBadly, isOpen, maxUploads } from './uploads.ts';

interface AddPicturesProps {
  send: UploadsOptions['send'];
  /** Called after some were added and none is in flight. */
  onAdded: () => void;
}

export default function AddPictures({ send, onAdded }: AddPicturesProps): ReactNode {
  const [uploader] = useState(() => startUploads({ shrink: shrinkPicture, send }));
  const uploads = useStore(uploader.state);
  const steps = uploads.items.map(({ step }) => step);
  const added = steps.filter(({ status }) => status === 'sent').length;
  const open = steps.some(isOpen);
  const stuck = steps.some((step) => hasEndedBadly(step) || step.status === 'offline');
  const tooMany = leftOutText(uploads);
  useUnloadWarning(open);
  useEffect(() => uploader.stop, [uploader]);
  useEffect(() => {
    if (added > 0 && !open) onAdded();
  }, [added, open, onAdded]);
  return (
    <div className="uploads stack">
      <PictureField onChosen={uploader.add} />
      {tooMany && (
        <div className="notice notice--info" role="status">
          <p>{tooMany}</p>
        </div>
      )}
      <p role="status">{wholeText(uploads)}</p>
      {uploads.items.length === 0 ? (
        <p className="soft small">
          Up to {maxUploads} at once. We resize them before upload and remove the location.
        </p>
      ) : (
        <>
          <p className="uploads__whole">
            <progress max={uploads.items.length} value={added} aria-label="Pictures added" />
            <span>{countText(uploads)}</span>
          </p>
          <Controls uploader={uploader} open={open} stuck={stuck} />
          <UploadList items={uploads.items} />
          <DescribePictures items={uploads.items} />
        </>
      )}
    </div>
  );
}

interface ControlsProps {
  uploader: Uploader;
  open: boolean;
  stuck: boolean;
}

function Controls({ uploader, open, stuck }: ControlsProps): ReactNode {
  const words = useWords('forms');
  return (
    <p className="row">
      {open && (
        <button className="button" type="button" onClick={uploader.stop}>
          {words.stop}
        </button>
      )}
      {stuck && (
        <button className="button" type="button" onClick={uploader.again}>
          {words.tryAgain}
        </button>
      )}
    </p>
  );
}

function useUnloadWarning(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [open]);
}
