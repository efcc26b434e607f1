import { type ReactNode, useEffect, useRef } from 'react';
import { renderMarkdown } from '#src/lib/content/markdown.ts';
import { markdownProblem } from '#src/lib/content/markdown-limits.ts';

/** Markdown as a page shows it, or why it is not shown. */
export default function Rendered({ text }: { text: string }): ReactNode {
  const problem = markdownProblem(text);
  return problem === undefined ? <Markdown text={text} /> : <p className="small">{problem}</p>;
}

function Markdown({ text }: { text: string }): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Read apart from the page, where nothing of it would run or be fetched.
    const { body } = new DOMParser().parseFromString(renderMarkdown(text), 'text/html');
    element.current?.replaceChildren(...body.childNodes);
  }, [text]);
  return <div className="prose rendered" ref={element} />;
}
