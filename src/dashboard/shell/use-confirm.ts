import { useState } from 'react';

interface Question<T, Reply> {
  about: T;
  answer: (reply: Reply) => void;
}

/** Makes an action await an answer; render the dialog while `question` is set. */
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
