import { type ReactNode, useEffect, useRef } from 'react';
import { renderMarkdown } from '#src/lib/content/markdown.ts';
import { markdownProblem } from '#src/lib/content/markdown-limits.ts';

/** Renders Markdown as on the public page, or the reason why it cannot. */
export default function Rendered({ text }: { text: string }): ReactNode {
  const problem = markdownProblem(text);
  return problem === undefined ? <Markdown text={text} /> : <p className="small">{problem}</p>;
}

function Markdown({ text }: { text: string }): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Parsed in a separate document, where scripts and fetches are inert.
    const { body } = new DOMParser().parseFromString(renderMarkdown(text), 'text/html');
    element.current?.replaceChildren(...body.childNodes);
  }, [text]);
  return <div className="prose rendered" ref={element} />;
}
