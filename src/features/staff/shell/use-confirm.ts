import { useState } from 'react';

/** A question that is open. */
interface Question<T> {
  about: T;
  answer: (yes: boolean) => void;
}

/** Lets an action wait for somebody's yes or no; the question is shown for as long as it is there. */
export function useConfirm<T>() {
  const [question, setQuestion] = useState<Question<T>>();

  function ask(about: T): Promise<boolean> {
    return new Promise((resolve) =>
      setQuestion({
        about,
        answer(yes) {
          setQuestion(undefined);
          resolve(yes);
        },
      }),
    );
  }

  return { question, ask };
}
