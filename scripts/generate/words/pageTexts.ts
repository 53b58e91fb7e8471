import ts from 'typescript';
import { alternativesOf } from './alternatives.ts';
import { sentencesOf } from './jsxText.ts';

/** What no reader sees: these attributes, and the arguments of these. */
const UNSEEN_ATTRIBUTES = /^(className|id|key|to|href|type|name|role|autoComplete|autoCapitalize|inputMode|path|d|fill|src|rel|accept|data-.*|aria-(?!label$|description$).*)$/;
const UNSEEN_CALLS = /^(Error|RegExp|warn|error|querySelector|querySelectorAll|getElementById|addEventListener|removeEventListener|closest|matches|lazyPage|import)$/;

/** Every text of a file that a reader may see: of its elements, and every other that reads as words. */
export function textsOf(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isUnseen(node)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) texts.push(...sentencesOf(node.children).filter(hasWords));
    if (ts.isTemplateExpression(node) || ts.isStringLiteralLike(node)) texts.push(...alternativesOf(node).filter(readsAsWords));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts.map((text) => text.trim());
}

function isUnseen(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isCaseClause(node.parent ?? node)) return !ts.isCaseClause(node.parent) || node === node.parent.expression;
  if (ts.isJsxAttribute(node)) return UNSEEN_ATTRIBUTES.test(node.name.getText());
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return UNSEEN_CALLS.test(nameOf(node.expression));
  return ts.isStringLiteralLike(node) && (isCompared(node) || isName(node));
}

const nameOf = (called: ts.Expression): string => (ts.isPropertyAccessExpression(called) ? called.name.text : called.getText());

const isCompared = ({ parent }: ts.Node): boolean =>
  ts.isBinaryExpression(parent) && [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken, ts.SyntaxKind.InKeyword].includes(parent.operatorToken.kind);

const isName = (node: ts.Node): boolean => ts.isElementAccessExpression(node.parent) || (ts.isPropertyAssignment(node.parent) && node.parent.name === node);

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''));

const CODE = /[<>=;\\_#[\]$]|^\(|^(bp6|m)-|serif$|^\W*$|^[./]|\/\w|\w\.\w|\w:\w|--/;
const SENTENCE = /^\s?[\p{L}{‘'₦(][^\n]* [^\n]*$/u;
const WORD = /^[A-Z][a-z]+(-[A-Z][a-z]+)?[…!?.]?$/;

/** A name of a class, a key or an address does not: it has no blank, and no capital at its start alone. */
const readsAsWords = (text: string): boolean => hasWords(text) && !CODE.test(text) && (SENTENCE.test(text.trim()) || WORD.test(text));
