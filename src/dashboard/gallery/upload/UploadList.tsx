import type { ReactNode } from 'react';
import { stepText } from './upload-words.ts';
import { hasEndedBadly, type Upload } from './uploads.ts';

export function UploadList({ items }: { items: readonly Upload[] }): ReactNode {
  const shown = items.filter(({ step }) => step.status !== 'queued' && step.status !== 'sent');
  const queued = items.filter(({ step }) => step.status === 'queued').length;
  return (
    <>
      <ul className="uploads__list plain-list" aria-label="Uploads">
        {shown.map((item) => (
          <UploadRow key={item.id} {...item} />
        ))}
      </ul>
      {queued > 0 && <p className="soft small">{queued} more waiting.</p>}
    </>
  );
}

function UploadRow({ name, step }: Upload): ReactNode {
  return (
    <li data-step={step.status}>
      <span className="uploads__name">{name}</span>
      <span className="soft small">{stepText(step)}</span>
      {!hasEndedBadly(step) && <progress aria-label={`${name}: ${stepText(step)}`} />}
    </li>
  );
}
