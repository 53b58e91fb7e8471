import { findNodeAtLocation, getNodeValue, parseTree, type Node } from 'jsonc-parser';

/** A flow says for which version of the vocabulary it is written; one that says none is of the first. */
export const VOCABULARY = 2;

interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** Brings a flow from the version of its place in the list, counted from 1, to the next one. */
const UPGRADES: readonly ((chart: Node) => TextEdit[])[] = [checkedBeforeTheEnd];

export const vocabularyOf = (flow: unknown): number => {
  const version = (flow as { vocabulary?: unknown } | null)?.vocabulary;
  return typeof version === 'number' ? version : 1;
};

/** The text of a flow as it is written today, with its order, its comments and its lay-out; undefined where it is today's. */
export function upgradeFlow(text: string): string | undefined {
  const tree = parseTree(text);
  if (tree?.type !== 'object') return undefined;
  const version = vocabularyOf(getNodeValue(tree));
  if (version >= VOCABULARY) return undefined;
  let upgraded = text;
  for (const upgrade of UPGRADES.slice(version - 1)) {
    const chart = findNodeAtLocation(parseTree(upgraded)!, ['chart']);
    if (chart) upgraded = withEdits(upgraded, upgrade(chart));
  }
  return withVersion(upgraded);
}

/** 1: the save of the last section submitted the form. 2: a state before the end shows all answers, and they are submitted there. */
function checkedBeforeTheEnd(chart: Node): TextEdit[] {
  const states = propertiesOf(findNodeAtLocation(chart, ['states']));
  const ends = new Set(states.filter(([name, state]) => isEnd(name, state)).map(([name]) => name));
  const unchecked = states.flatMap(([, state]) =>
    targetsOf(findNodeAtLocation(state, ['on', 'SAVED'])).filter(({ value }) => ends.has(value as string)),
  );
  const [end] = states.filter(([name]) => unchecked.some(({ value }) => value === name));
  if (!end) return [];
  const names = states.map(([name]) => name);
  const check = ['check', 'checkAnswers', 'checkAllAnswers'].find((name) => !names.includes(name))!;
  return [
    ...unchecked.map(({ offset, length }) => ({ offset, length, text: JSON.stringify(check) })),
    before(end[1].parent!, `${JSON.stringify(check)}: { "$ref": "../shared/check.json" }`),
  ];
}

const isEnd = (name: string, state: Node): boolean =>
  name === 'preview' || findNodeAtLocation(state, ['type'])?.value === 'final';

/** The names of states to which a way leads. */
function targetsOf(ways: Node | undefined): Node[] {
  if (!ways) return [];
  if (ways.type === 'string') return [ways];
  if (ways.type === 'array') return (ways.children ?? []).flatMap(targetsOf);
  return targetsOf(findNodeAtLocation(ways, ['target']));
}

const propertiesOf = (object: Node | undefined): [name: string, value: Node][] =>
  (object?.type === 'object' ? (object.children ?? []) : []).flatMap(({ children: [name, value] = [] }) =>
    name && value ? [[name.value as string, value]] : [],
  );

/** It is set in as the word is before which it comes: `withEdits` puts the line end between them. */
const before = ({ offset }: Node, text: string): TextEdit => ({ offset, length: 0, text: `${text},${SET_IN}` });

const SET_IN = '\u0000';

function withEdits(text: string, edits: readonly TextEdit[]): string {
  return edits
    .toSorted((one, other) => other.offset - one.offset)
    .reduce((changed, edit) => {
      const line = changed.slice(changed.lastIndexOf('\n', edit.offset - 1) + 1, edit.offset);
      const gap = /^\s*$/.test(line) ? `\n${line}` : ' ';
      return changed.slice(0, edit.offset) + edit.text.replace(SET_IN, gap) + changed.slice(edit.offset + edit.length);
    }, text);
}

function withVersion(text: string): string {
  const tree = parseTree(text)!;
  const written = findNodeAtLocation(tree, ['vocabulary']);
  if (written) return withEdits(text, [{ offset: written.offset, length: written.length, text: String(VOCABULARY) }]);
  const first = (tree.children ?? []).find((property) => property.children?.[0]?.value !== '$schema');
  return first ? withEdits(text, [before(first, `"vocabulary": ${VOCABULARY}`)]) : text;
}
