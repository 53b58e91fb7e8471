import ts from 'typescript';
import { alternativesOf, placeOf, joined } from './alternatives.ts';

/** The sentences of an element's own children, as `src/words/children.ts` looks them up; what is within its elements is theirs. */
export function sentencesOf(children: ts.NodeArray<ts.JsxChild>): string[] {
  const shown = children.filter(
    (child) =>
      !(ts.isJsxText(child) && lineText(child.text) === '') && !(ts.isJsxExpression(child) && !child.expression),
  );
  if (!shown.some((child) => ts.isJsxText(child))) return [];
  return runsOf(peeled(shown)).flatMap((run) => joined(run.map(partOf)));
}

/** Between two texts an element is a word of the sentence; before the first and after the last it is none. */
function peeled(children: readonly ts.JsxChild[]): readonly ts.JsxChild[] {
  const isWord = (child: ts.JsxChild) => !isElement(child);
  return children.slice(children.findIndex(isWord), children.findLastIndex(isWord) + 1);
}

/** Elements that stand side by side, as the items of a list, part two sentences. */
function runsOf(children: readonly ts.JsxChild[]): ts.JsxChild[][] {
  const runs: ts.JsxChild[][] = [[]];
  for (const child of children) {
    if (isConditional(child)) runs.push([]);
    else runs.at(-1)!.push(child);
  }
  return runs;
}

function partOf(child: ts.JsxChild): readonly string[] {
  if (ts.isJsxText(child)) return [lineText(child.text)];
  if (ts.isJsxExpression(child) && !isElement(child)) return alternativesOf(child.expression!);
  return [placeOf(child)];
}

const isElement = (child: ts.JsxChild): boolean =>
  !ts.isJsxText(child) && (!ts.isJsxExpression(child) || holdsElement(child));

const isConditional = (child: ts.JsxChild): boolean => ts.isJsxExpression(child) && holdsElement(child);

const holdsElement = (node: ts.Node): boolean =>
  ts.isJsxElement(node) ||
  ts.isJsxSelfClosingElement(node) ||
  ts.isJsxFragment(node) ||
  (ts.forEachChild(node, (each) => holdsElement(each) || undefined) ?? false);

/** What JSX makes of a text that goes over several lines. */
function lineText(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, index) => (index > 0 ? line.trimStart() : line))
    .map((line, index) => (index < lines.length - 1 ? line.trimEnd() : line))
    .filter((line) => line !== '')
    .join(' ');
}
