import { useState } from 'react';

/** A question that is open. */
interface Question<T, Reply> {
  about: T;
  answer: (reply: Reply) => void;
}

/** Lets an action wait for what someone says, yes or no as a rule; the question is shown for as long as it is there. */
export function useConfirm<T, Reply = boolean>() {
  const [question, setQuestion] = useState<Question<T, Reply>>();

  function ask(about: T): Promise<Reply> {
    return new Promise((resolve) =>
      setQuestion({
        about,
        answer(reply) {
          setQuestion(undefined);
          resolve(reply);
        },
      }),
    );
  }

  return { question, ask };
}
