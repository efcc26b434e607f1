import './preview.css';
import { type ReactNode, useState } from 'react';
import { StaffPage } from '../../shell/StaffPage.tsx';
import { PreviewedActions } from './PreviewedActions.tsx';
import { type PreviewedEntry, previewedEntry, previewedPage } from './preview-link.ts';

const widths = { phone: 'Phone', desktop: 'Desktop' };

type Width = keyof typeof widths;

export default function Preview(): ReactNode {
  return (
    <StaffPage>
      {() => (
        <Framed page={previewedPage(window.location.search)} entry={previewedEntry(window.location.search)} />
      )}
    </StaffPage>
  );
}

interface FramedProps {
  page: string;
  entry: PreviewedEntry | undefined;
}

function Framed({ page, entry }: FramedProps): ReactNode {
  const [width, setWidth] = useState<Width>('phone');
  return (
    <div className="stack">
      {entry && <PreviewedActions {...entry} />}
      <p>
        This preview includes all unpublished changes.{' '}
        <a href={page} target="_blank" rel="noreferrer">
          Open it in a new tab
        </a>
      </p>
      <fieldset className="chips preview-widths">
        <legend className="visually-hidden">Width</legend>
        {(Object.keys(widths) as Width[]).map((name) => (
          <label key={name}>
            <input type="radio" name="width" checked={width === name} onChange={() => setWidth(name)} />
            <span>{widths[name]}</span>
          </label>
        ))}
      </fieldset>
      <div className="preview" data-width={width}>
        <iframe title="Preview" src={page} />
      </div>
    </div>
  );
}
