import { useEffect, useState } from 'react';
import { noPlaceView, type PlaceView, placeViewOf } from '#src/domain/waiting-list/place-view.ts';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { tokenInHash } from '#src/lib/booking-token.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { followKey, keepKey } from '#src/lib/key-in-address.ts';
import { type Action, useAction } from '#src/lib/use-action.ts';

export interface OpenPlace {
  view: PlaceView;
  lookAgain: () => void;
  leave: Action<[]>;
}

const { mine } = api['waiting-list'];

export function usePlace(): OpenPlace {
  const [view, setView] = useState<PlaceView>({ kind: 'looking' });
  const [token, setToken] = useState('');

  useEffect(
    () =>
      followKey((key) => {
        const found = tokenInHash(`#${key}`);
        if (found !== null) keepKey(found);
        setToken(found ?? '');
        setView(found === null ? noPlaceView : { kind: 'looking' });
      }),
    [],
  );

  useEffect(() => {
    if (token === '' || view.kind !== 'looking') return;
    let left = false;
    void answerTo((init) => mine.$get({ header: authorization(token) }, { init })).then((answer) => {
      if (!left) setView(placeViewOf(answer));
    });
    return () => {
      left = true;
    };
  }, [token, view.kind]);

  const leave = useAction(async () => {
    const answer = await answerTo((init) => mine.$delete({ header: authorization(token) }, { init }));
    if (answer.kind === 'ok') return setView({ kind: 'place', place: answer.data });
    showFailure('You are still on the list', answer);
  });

  return { view, lookAgain: () => setView({ kind: 'looking' }), leave };
}

const authorization = (token: string) => ({ authorization: `Waiting ${token}` });
