import ts from 'typescript';

/** The texts that an expression can be: `done ? 'Saved' : 'Saving'` is two, a value is its name in braces. */
export function alternativesOf(node: ts.Expression): readonly string[] {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return alternativesOf(node.expression);
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...alternativesOf(node.whenTrue), ...alternativesOf(node.whenFalse)];
  if (ts.isTemplateExpression(node))
    return joined([
      [node.head.text],
      ...node.templateSpans.flatMap(({ expression, literal }) => [alternativesOf(expression), [literal.text]]),
    ]);
  if (isSum(node)) return joined([alternativesOf(node.left), alternativesOf(node.right)]);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return ['', ...alternativesOf(node.right)];
  return [placeOf(node)];
}

/** Texts that are put together by `+` are one. */
export function isSum(node: ts.Node | undefined): node is ts.BinaryExpression {
  return (
    node !== undefined &&
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.PlusToken &&
    [node.left, node.right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side) || isSum(side))
  );
}

/** Every way through the parts, with the values of one name numbered: '{day} to {day2}'. */
export function joined(parts: readonly (readonly string[])[]): string[] {
  return parts
    .reduce<string[]>((begun, alternatives) => begun.flatMap((text) => alternatives.map((each) => text + each)), [''])
    .map(numbered);
}

function numbered(text: string): string {
  const seen = new Map<string, number>();
  return text.replace(/\{([a-z]+)\}/gi, (_, name: string) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return `{${name}${count > 1 ? count : ''}}`;
  });
}

export const placeOf = (node: ts.Node): string => `{${nameOf(node)}}`;

/** `withThousands(invoice.amount)` is called 'amount', and `<Link>` 'link'. */
function nameOf(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isCallExpression(node)) return node.arguments[0] ? nameOf(node.arguments[0]) : nameOf(node.expression);
  if (ts.isJsxElement(node)) return nameOf(node.openingElement.tagName).toLowerCase();
  if (ts.isJsxSelfClosingElement(node)) return nameOf(node.tagName).toLowerCase();
  return 'value';
}
