import { type ReactNode, useState } from 'react';
import type { IssuedPaper, PaperSeries } from '#src/domain/paper/paper.ts';
import { newPaperLabel, paperTitle } from '#src/domain/paper/paper-words.ts';
import { en } from '#src/domain/paper/words/en.ts';
import type { Answer } from '#src/lib/answer.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { speak } from '#src/lib/words/messages.ts';
import { queryClient } from '../server-state/query-client.ts';
import { inEnglish } from '../shell/english.ts';
import { SmallButton } from '../shell/SmallButton.tsx';

const words = speak('en', en);

interface NewPaperProps {
  possible: readonly PaperSeries[];
  issue: (series: PaperSeries) => Promise<Answer<IssuedPaper>>;
}

/** Buttons that issue a paper, and the link to the one just issued. */
export function NewPaper({ possible, issue }: NewPaperProps): ReactNode {
  const [ready, setReady] = useState<IssuedPaper>();
  const { busy, run } = useAction(async (series: PaperSeries) => {
    setReady(undefined);
    const answer = await issue(series);
    if (answer.kind !== 'ok') return showFailure(inEnglish, 'The paper is not issued', answer);
    setReady(answer.data);
    await queryClient.invalidateQueries();
  });
  return (
    <>
      <div className="actions">
        {possible.map((series) => (
          <SmallButton key={series} busy={busy} onClick={() => run(series)}>
            {newPaperLabel(words, series)}
          </SmallButton>
        ))}
      </div>
      <p role="status">
        {ready && (
          <>
            {paperTitle(words, ready)} is ready.{' '}
            <a href={`/paper#${ready.code}`} target="_blank" rel="noopener">
              Open and print
            </a>
          </>
        )}
      </p>
    </>
  );
}
