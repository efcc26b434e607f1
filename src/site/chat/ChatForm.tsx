import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useWords } from '#src/lib/words/island-words.tsx';

export function ChatForm({ onSend }: { onSend: (text: string) => void }): ReactNode {
  const words = useWords('chat');
  const [text, setText] = useState('');
  const blank = text.trim() === '';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (blank) return;
    onSend(text);
    setText('');
  };

  return (
    <form className="chat__form" onSubmit={submit}>
      <div className="field">
        <label className="visually-hidden" htmlFor="chat-text">
          {words.yourMessage}
        </label>
        <input
          id="chat-text"
          value={text}
          maxLength={500}
          autoComplete="off"
          enterKeyHint="send"
          placeholder={words.writeQuestion}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <button className="button button--primary" type="submit" disabled={blank}>
        {words.send}
      </button>
    </form>
  );
}
