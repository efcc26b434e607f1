import { useMemo } from 'react';
import { type PlaceView, placeViewOf } from '#src/domain/waiting-list/place-view.ts';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { tokenOf } from '#src/lib/booking-token.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { type Action, useAction } from '#src/lib/use-action.ts';
import { useOpenedLink } from '#src/lib/use-opened-link.ts';
import { useWording, useWords } from '#src/lib/words/island-words.tsx';
import type { Wording } from '#src/lib/words/refusals.ts';

export interface OpenPlace {
  view: PlaceView;
  lookAgain: () => void;
  leave: Action<[]>;
}

const { mine } = api['waiting-list'];

export function usePlace(): OpenPlace {
  const words = useWords('waiting-list');
  const incomplete = useMemo((): PlaceView => ({ kind: 'closed', text: words.linkIncomplete }), [words]);
  const { link: token = '', view, setView, lookAgain } = useOpenedLink(tokenOf, incomplete, load);
  const word = useWording();
  const leave = useAction(async () => {
    const answer = await answerTo((init) => mine.$delete({ header: authorization(token) }, { init }));
    if (answer.kind === 'ok') return setView({ kind: 'place', place: answer.data });
    showFailure(word, words.notLeft, answer);
  });

  return { view, lookAgain, leave };
}

async function load(token: string, word: Wording): Promise<PlaceView> {
  return placeViewOf(word, await answerTo((init) => mine.$get({ header: authorization(token) }, { init })));
}

const authorization = (token: string) => ({ authorization: `Waiting ${token}` });
