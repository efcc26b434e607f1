import { type ReactNode, useEffect, useRef } from 'react';

interface UndoNoticeProps {
  /** Of the notice, and of the line in it. */
  className?: string;
  lineClass: string;
  /** What is gone. */
  what: string;
  undo: () => void;
  /** The id of the list that gets it back. */
  list: string;
}

/** Says what is gone and brings it back. Takes the focus, because the button that removed it is gone too. */
export function UndoNotice({ className = '', lineClass, what, undo, list }: UndoNoticeProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const bringBack = () => {
    undo();
    // This button goes now; the list that got its line back is where the visitor was.
    document.getElementById(list)?.focus({ preventScroll: true });
  };
  return (
    <div className={`notice notice--info ${className}`} role="status">
      <div className={lineClass}>
        <span>{what} removed.</span>
        <button className="button button--quiet button--small" type="button" ref={button} onClick={bringBack}>
          Undo
        </button>
      </div>
    </div>
  );
}
