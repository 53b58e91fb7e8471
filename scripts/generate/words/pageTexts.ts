import ts from 'typescript';
import { alternativesOf, isSum } from './alternatives.ts';
import { sentencesOf } from './jsxText.ts';

/** What no reader sees: these attributes, and the arguments of these. A component's own `name` may be shown. */
const UNSEEN_ATTRIBUTES =
  /^(className|id|key|to|href|type|role|autoComplete|autoCapitalize|inputMode|path|d|fill|src|rel|accept|data-.*|aria-(?!label$|description$).*)$/;
const UNSEEN_CALLS =
  /^(Error|RegExp|warn|error|querySelector|querySelectorAll|getElementById|addEventListener|removeEventListener|closest|matches|lazyPage|import|statement|query|schedule|header|headers|startsWith|endsWith|includes|split|join|replaceAll|createHash)$/;

/** Of what these count or schedule, the name. */
const NAMING_CALLS = /^(bucketsOf|bucketAt|bucketsFor|mailedCodesOf|slowGuesses|slowGuessesAt)$/;

/** Every text of a file that a reader may see: of its elements, and every other that reads as words. */
export const textsOf = (path: string, source: string): string[] => textsIn(syntaxTree(path, source));

export const syntaxTree = (path: string, source: string): ts.SourceFile =>
  ts.createSourceFile(
    path,
    source,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** `passesBy` is asked about each part of the tree. */
export function textsIn(root: ts.Node, passesBy: (node: ts.Node) => boolean = () => false): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isUnseen(node) || passesBy(node)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) texts.push(...sentencesOf(node.children).filter(hasWords));
    if (isSum(node) && !isSum(node.parent)) texts.push(...alternativesOf(node).filter(readsAsWords));
    else if (!isSum(node.parent) && (ts.isTemplateExpression(node) || ts.isStringLiteralLike(node)))
      texts.push(...alternativesOf(node).filter(readsAsWords));
    ts.forEachChild(node, visit);
  };
  visit(root);
  return texts.map((text) => text.trim());
}

function isUnseen(node: ts.Node): boolean {
  if (
    ts.isTypeNode(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isCaseClause(node.parent ?? node)
  )
    return !ts.isCaseClause(node.parent) || node === node.parent.expression;
  if (ts.isJsxAttribute(node)) return isUnseenAttribute(node);
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return UNSEEN_CALLS.test(nameOf(node.expression));
  return (
    (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) &&
    (isCompared(node) || isName(node) || isCounted(node))
  );
}

const nameOf = (called: ts.Expression): string =>
  ts.isPropertyAccessExpression(called) ? called.name.text : called.getText();

const isCompared = ({ parent }: ts.Node): boolean =>
  ts.isBinaryExpression(parent) &&
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken, ts.SyntaxKind.InKeyword].includes(
    parent.operatorToken.kind,
  );

/** The name of a limit of attempts stands beside how many are free. */
function isCounted({ parent }: ts.Node): boolean {
  if (ts.isCallExpression(parent)) return NAMING_CALLS.test(nameOf(parent.expression));
  if (!ts.isPropertyAssignment(parent) || !ts.isObjectLiteralExpression(parent.parent)) return false;
  return parent.name.getText() === 'purpose' || parent.parent.properties.some(({ name }) => name?.getText() === 'free');
}

function isUnseenAttribute({ name, parent: { parent } }: ts.JsxAttribute): boolean {
  const isHtml = /^[a-z]/.test(parent.tagName.getText());
  return UNSEEN_ATTRIBUTES.test(name.getText()) || (isHtml && name.getText() === 'name');
}

const isName = (node: ts.Node): boolean =>
  ts.isElementAccessExpression(node.parent) || (ts.isPropertyAssignment(node.parent) && node.parent.name === node);

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''));

const CODE =
  /[<>=\\_#[\]$]|;(?! )|^(select|insert into|delete from|alter table|truncate|listen|savepoint|rollback|release|where|coalesce|when|set transaction|VACUUM|DISCARD|SELECT) |-src '|^\(|^(bp6|m)-|serif$|^\W*$|^[./]|\/\w|\w\.\w|\w:\w|--/;
const SENTENCE = /^\s?[\p{L}{‘'₦(][^\n]* [^\n]*$/u;
const WORD = /^[A-Z][a-z]+(-[A-Z][a-z]+)?[…!?.]?$/;

/** A name of a class, a key or an address does not: it has no blank, and no capital at its start alone. */
const readsAsWords = (text: string): boolean =>
  hasWords(text) && !CODE.test(text.replace(/\{\w+\}/g, '·')) && (SENTENCE.test(text.trim()) || WORD.test(text));
