import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { syntaxTree } from './pageTexts.ts';

interface Imported {
  readonly file: string;
  /** `*` for all of a module. */
  readonly name: string;
}

export interface Module {
  /** The statements of the top level by what they declare. */
  readonly declarations: ReadonlyMap<string, ts.Node>;
  readonly imports: ReadonlyMap<string, Imported>;
  readonly tree: ts.SourceFile;
}

export interface Found {
  readonly file: string;
  readonly node: ts.Node;
}

export interface Modules {
  of(file: string): Module;
  /** @returns undefined for a name of no module of ours */
  find(file: string, name: string): Found | undefined;
}

/** Reads a module when it is first asked for. */
export function readModules(root: string): Modules {
  const read = new Map<string, Module>();
  const of = (file: string): Module => {
    const known = read.get(file);
    if (known) return known;
    const module = moduleOf(root, file);
    read.set(file, module);
    return module;
  };
  const find = (file: string, name: string): Found | undefined => {
    const { declarations, imports } = of(file);
    const node = declarations.get(name);
    if (node) return { file, node };
    const imported = imports.get(name);
    return imported && imported.name !== '*' ? find(imported.file, imported.name) : undefined;
  };
  return { of, find };
}

function moduleOf(root: string, file: string): Module {
  const tree = syntaxTree(file, readFileSync(join(root, file), 'utf8'));
  const declarations = new Map<string, ts.Node>();
  const imports = new Map<string, Imported>();
  for (const statement of tree.statements) {
    for (const [name, node] of declaredBy(statement)) declarations.set(name, node);
    if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement))
      for (const [name, imported] of importsOf(root, file, statement)) imports.set(name, imported);
  }
  return { declarations, imports, tree };
}

function declaredBy(statement: ts.Statement): (readonly [string, ts.Node])[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap((each) =>
      boundBy(each.name).map((name) => [name, each] as const),
    );
  return (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name
    ? [[statement.name.text, statement]]
    : [];
}

const boundBy = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundBy(element.name) : []));

function importsOf(
  root: string,
  file: string,
  statement: ts.ImportDeclaration | ts.ExportDeclaration,
): (readonly [string, Imported])[] {
  const { moduleSpecifier } = statement;
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
  const path = fileOf(file, moduleSpecifier.text);
  if (!path || !existsSync(join(root, path))) return [];
  const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
  if (!bindings) return [];
  if (ts.isNamedImports(bindings) || ts.isNamedExports(bindings))
    return [...bindings.elements].map(
      ({ name, propertyName }) => [name.text, { file: path, name: (propertyName ?? name).text }] as const,
    );
  return [[bindings.name.text, { file: path, name: '*' }]];
}

/** @returns undefined for a package, or what is no module of TypeScript */
function fileOf(file: string, specifier: string): string | undefined {
  const path = specifier.startsWith('#')
    ? `src/${specifier.slice(1)}`
    : specifier.startsWith('.')
      ? join(dirname(file), specifier)
      : undefined;
  return path && /\.tsx?$/.test(path) ? path : undefined;
}
