import ts from 'typescript';
import { commentProblems, titleProblems } from './rules.ts';

/** A place in a file, counted from 1, and what is wrong there. */
export interface Problem {
  line: number;
  text: string;
  advice: string;
}

/** Checks the doc comments of a source file. A space after the stars excludes glob patterns. */
export function commentsOf(text: string): Problem[] {
  return [...text.matchAll(/\/\*\*\s+([\s\S]*?)\s*\*\//g)].flatMap(({ index, 1: comment = '' }) =>
    commentProblems(comment).map((advice) => ({ line: lineAt(text, index), text: comment, advice })),
  );
}

export function titlesOf(file: string, text: string): Problem[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const problems: Problem[] = [];
  const visit = (node: ts.Node) => {
    const title = titleOf(node);
    if (title !== undefined)
      problems.push(
        ...titleProblems(title.getText(source).slice(1, -1)).map((advice) => ({
          line: lineAt(text, title.getStart(source)),
          text: title.getText(source),
          advice,
        })),
      );
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

function titleOf(node: ts.Node): ts.Expression | undefined {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return undefined;
  const [title] = node.arguments;
  const isText = title !== undefined && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
  return isText && ['it', 'test', 'describe'].includes(calledName(node.expression)) ? title : undefined;
}

/** Name of the called function, also in `test.only(…)` and `test.each(…)(…)`: `test`. */
function calledName(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee))
    return calledName(callee.expression);
  return '';
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
