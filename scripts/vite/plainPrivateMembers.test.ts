import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { plainPrivateMembers, walk } from './plainPrivateMembers.ts';

test('private members become plain ones, and one that is only declared goes', () => {
  expect(plainPrivateMembers("class A { #a;\n #b = '#b'; #c() { return this.#a ?? this.#b; } /* #d */ }"))
    .toBe("class A { \n _b = '#b'; _c() { return this._a ?? this._b; } /* #d */ }");
});

test('a value within a value is rewritten too', () => {
  expect(plainPrivateMembers('class A { #a = () => this.#b; #b; }')).toBe('class A { _a = () => this._b;  }');
});

test.each([
  ['there is a plain one already', 'class A { #a = 1; _a = 2; }', 'there is a _a already'],
  ['it is asked for', 'class A { #a; static is(one) { return #a in one; } }', "#a is asked for with 'in'"],
])('refused where %s', (_, code, message) => expect(() => plainPrivateMembers(code)).toThrow(message));

const modules = globSync('node_modules/@tanstack/query-core/build/modern/*.js').map((file) => readFileSync(file, 'utf8'));

interface Class {
  readonly above: string | undefined;
  readonly members: readonly string[];
}

interface ClassNode {
  readonly type: string;
  readonly superClass: { readonly name: string } | null;
  readonly body: { readonly body: readonly { readonly key?: { readonly type: string; readonly name: string } }[] };
}

/** By name: the library writes `var Query = class extends Removable { … }`. */
const classesIn = (code: string): [string, Class][] => [...walk(parseAst(code))].flatMap((node) => {
  const { type, id, init } = node as unknown as { type: string; id: { name: string }; init: ClassNode | null };
  if (type !== 'VariableDeclarator' || init?.type !== 'ClassExpression') return [];
  const members = init.body.body.flatMap(({ key }) => (key?.type === 'PrivateIdentifier' ? [key.name] : []));
  return [[id.name, { above: init.superClass?.name, members }]];
});

test('no class of TanStack Query inherits a private member of the same name', () => {
  const classes = new Map(modules.flatMap(classesIn));
  const inherited = (name: string | undefined): readonly string[] => {
    const above = classes.get(name ?? '');
    return above ? [...above.members, ...inherited(above.above)] : [];
  };
  const twice = [...classes].flatMap(([name, { above, members }]) => members.filter((member) => inherited(above).includes(member)).map((member) => `${name}.#${member}`));
  expect(twice).toEqual([]);
  expect([...classes.values()].flatMap(({ members }) => members).length, 'the files hold what is looked for').toBeGreaterThan(50);
  expect([...classes.values()].filter(({ above }) => above !== undefined && classes.has(above)).length, 'and classes that inherit').toBeGreaterThan(5);
});

test('nothing private is left of TanStack Query', () => {
  const left = modules.flatMap((code) => [...walk(parseAst(plainPrivateMembers(code)))]).filter(({ type }) => type === 'PrivateIdentifier');
  expect(left).toEqual([]);
});
