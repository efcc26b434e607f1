import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useWords } from '#src/lib/words/island-words.tsx';

interface UndoNoticeProps {
  className?: string;
  lineClass: string;
  /** Sentence about the action: "Portrait removed." */
  sentence: string;
  undo: () => void;
  /** Id of the element that is focused when the notice disappears. */
  list: string;
}

/** Shows an undoable action. Takes the focus, because the pressed button is gone. */
export function UndoNotice({ className = '', lineClass, sentence, undo, list }: UndoNoticeProps): ReactNode {
  const words = useWords('forms');
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    current?.focus();
    return () => {
      if (document.activeElement === current) document.getElementById(list)?.focus({ preventScroll: true });
    };
  }, [list]);
  return (
    <div className={`notice notice--info ${className}`} role="status">
      <div className={lineClass}>
        <span>{sentence}</span>
        <button className="button button--quiet button--small" type="button" ref={button} onClick={undo}>
          {words.undo}
        </button>
      </div>
    </div>
  );
}
