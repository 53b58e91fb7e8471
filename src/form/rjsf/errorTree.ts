import { childPointer, pointerParts } from '#catalogue/pointer.ts';
import type { ErrorSchema } from '@rjsf/utils';

interface Node {
  __errors?: string[];
  [name: string]: Node | string[] | undefined;
}

export function errorTree(mistakes: readonly (readonly [pointer: string, message: string])[]): ErrorSchema {
  const root: Node = {};
  for (const [pointer, message] of mistakes) {
    const node = pointerParts(pointer).reduce((at, name) => (at[name] ??= {}) as Node, root);
    node.__errors = [...(node.__errors ?? []), message];
  }
  return root as ErrorSchema;
}

/** The first mistake of each field of a tree, by pointer. */
export function mistakesIn(tree: ErrorSchema | undefined, pointer: string): Record<string, string> {
  const { __errors, ...below } = (tree ?? {}) as Node;
  const own = __errors?.[0];
  const deeper = Object.entries(below).map(([name, node]) =>
    mistakesIn(node as ErrorSchema, childPointer(pointer, name)),
  );
  return Object.assign(own === undefined ? {} : { [pointer]: own }, ...deeper);
}
