import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly key?: Node;
  readonly value?: unknown;
  readonly left?: Node;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** @throws Error where a plain member differs: for `#cache in object`, and where there is a `_cache` already */
export function plainPrivateMembers(code: string): string {
  const nodes = [...walk(parseAst(code))];
  const members = new Set(nodes.filter(isPrivate).map(({ name }) => name!));
  const taken = nodes.find(({ type, name }) => type === 'Identifier' && name?.startsWith('_') && members.has(name.slice(1)));
  if (taken) throw new Error(`#${taken.name!.slice(1)} cannot be a plain member: there is a ${taken.name} already`);
  const inCheck = nodes.find(({ type, left }) => type === 'BinaryExpression' && left !== undefined && isPrivate(left));
  if (inCheck) throw new Error(`#${inCheck.left!.name} is asked for with 'in', which a plain member would answer otherwise`);
  const edits = nodes.flatMap((node): Edit[] => {
    if (isPrivate(node)) return [{ start: node.start, end: node.start + 1, text: '_' }];
    return isOnlyDeclared(node) ? [{ start: node.start, end: node.end, text: '' }] : [];
  });
  return edited(code, edits);
}

const isPrivate = ({ type }: Node): boolean => type === 'PrivateIdentifier';

const isOnlyDeclared = ({ type, key, value }: Node): boolean => type === 'PropertyDefinition' && key !== undefined && isPrivate(key) && value === null;

export function* walk(part: unknown): Generator<Node> {
  if (typeof part !== 'object' || part === null) return;
  if (!Array.isArray(part) && 'type' in part) yield part as Node;
  for (const within of Object.values(part)) yield* walk(within);
}

/** The last edit first, so that offsets stay valid; one within another is dropped. */
function edited(code: string, edits: readonly Edit[]): string {
  const apart = edits.filter((edit) => !edits.some((other) => other !== edit && other.start <= edit.start && edit.end <= other.end));
  return apart.toSorted((a, b) => b.start - a.start).reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
}
