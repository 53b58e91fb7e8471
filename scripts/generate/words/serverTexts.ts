import ts from 'typescript';
import { applicantRoutes } from './applicantRoutes.ts';
import { sourceFiles } from './sourceFiles.ts';
import type { PlacedText } from './placedTexts.ts';
import { textsIn } from './pageTexts.ts';
import { readModules } from './modules.ts';

/** What refuses any request stands before the routes, so all of it is taken. */
const ANY_REQUEST =
  /^src\/server\/platform\/(errors|route|problem|database\/away|http\/\w+|waiting-room\/(serveWaitingRoom|waitWords)|web\/stopping|files\/folderFileStore)\.ts$/;

/** The contract says nothing to an applicant, and the programmes' declarations are listed by themselves. */
const FOLLOWED = /^src\/(server|rules|catalogue)\//;

/** Papers stay English, and who reads of the contract or asks for its programmes' meaning is no applicant. */
const NO_PAGE =
  /^src\/server\/(admissions\/slips\/(pdf\/|layouts|buildSlip)|kit\/paper\/|platform\/(verification\/|http\/(openapi|schemas|pipelining)))|^src\/server\/finance\/payments\/(orders|notification)\.ts|^src\/catalogue\/(registry|explaining|reading)\//;

/**
 * What the server may say on an applicant's page: the texts of all declarations that their routes lead to. Emails are not
 * among them, for the page does not show them.
 */
export function serverTexts(root: string): PlacedText[] {
  const modules = readModules(root);
  const texts: PlacedText[] = [];
  const seen = new Set<ts.Node>();
  const visit = (file: string, node: ts.Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const text of textsIn(node, isElsewhere)) texts.push([text, file]);
    for (const name of namesIn(node)) {
      const found = modules.find(file, name);
      if (found && FOLLOWED.test(found.file) && !NO_PAGE.test(found.file)) visit(found.file, found.node);
    }
  };
  for (const { file, nodes } of applicantRoutes(root, modules)) for (const node of nodes) visit(file, node);
  for (const file of sourceFiles(root, 'src/server'))
    if (ANY_REQUEST.test(file) && !NO_PAGE.test(file))
      for (const node of modules.of(file).declarations.values()) visit(file, node);
  return texts;
}

/** An email is an object with a greeting, or what returns one. Officers are notified on pages of their own. */
function isElsewhere(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return node.expression.getText() === 'notifyHolders';
  if (ts.isObjectLiteralExpression(node)) return node.properties.some(({ name }) => name?.getText() === 'greeting');
  return ts.isFunctionLike(node) && /^Email(Text|Part)/.test(node.type?.getText() ?? '');
}

function namesIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (each: ts.Node): void => {
    if (isElsewhere(each) || ts.isTypeNode(each)) return;
    if (ts.isIdentifier(each)) names.add(each.text);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return names;
}
