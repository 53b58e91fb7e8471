import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const ENTRY = 'src/portal/app/App.tsx';

/** Where people sign in, other rooms begin. */
const SIGNED_IN = /^src\/portal\/(staff|student|shell|session|account|no-access)\/|\/signedIn|\/wingPages/i;

/** The files whose code may run on an applicant's page, as the imports of the first lead to them. */
export function applicantFiles(root: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const visit = (path: string): void => {
    if (files.has(path) || SIGNED_IN.test(path)) return;
    const text = readFileSync(join(root, path), 'utf8');
    files.set(path, text);
    for (const specifier of importsOf(text)) {
      const next = specifier.startsWith('#') ? `src/${specifier.slice(1)}` : join(dirname(path), specifier);
      if (/\.tsx?$/.test(next) && existsSync(join(root, next))) visit(next);
    }
  };
  visit(ENTRY);
  return files;
}

/** Static and dynamic; a type runs nowhere. */
function importsOf(text: string): string[] {
  const specifiers: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
      specifiers.push((node.moduleSpecifier as ts.StringLiteral).text);
    if (ts.isExportDeclaration(node) && !node.isTypeOnly && node.moduleSpecifier)
      specifiers.push((node.moduleSpecifier as ts.StringLiteral).text);
    if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      ts.isStringLiteral(node.arguments[0]!)
    )
      specifiers.push(node.arguments[0].text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return specifiers.filter((specifier) => /^[.#]/.test(specifier));
}
