import ts from 'typescript';
import type { Modules } from './modules.ts';
import { sourceFiles } from './sourceFiles.ts';

interface ApplicantRoutes {
  readonly file: string;
  /** What answers them. */
  readonly nodes: readonly ts.Node[];
}

/** The other wings' open routes belong to people who sign in. */
const ROUTES = /^src\/server\/(admissions|finance|students|communication|school)\/.*\broutes\.ts$/i;

const OPEN = /access: '(public|applicant)'/;

export const applicantRoutes = (root: string, modules: Modules): ApplicantRoutes[] =>
  sourceFiles(root, 'src/server')
    .filter((file) => ROUTES.test(file))
    .map((file) => ({ file, nodes: answersIn(file, modules) }));

/** Of each `route(app, endpoint, answer)` that is open, the answer, and what the function around it declares for it. */
function answersIn(file: string, modules: Modules): ts.Node[] {
  const answers: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'route') {
      const [, endpoint, answer] = node.arguments;
      if (endpoint && answer && OPEN.test(declared(file, endpoint, modules)))
        answers.push(answer, ...declaredAround(node, answer));
    }
    ts.forEachChild(node, visit);
  };
  visit(modules.of(file).tree);
  return answers;
}

/** The text of an endpoint, whether it is written at the route, in the contract, or by a function of the contract. */
function declared(file: string, endpoint: ts.Expression, modules: Modules): string {
  if (ts.isCallExpression(endpoint)) return endpoint.getText() + declared(file, endpoint.expression, modules);
  if (ts.isPropertyAccessExpression(endpoint)) {
    const contract = modules.of(file).imports.get(endpoint.expression.getText());
    return contract ? (modules.find(contract.file, endpoint.name.text)?.node.getText() ?? '') : '';
  }
  return modules.find(file, endpoint.getText())?.node.getText() ?? '';
}

function declaredAround(route: ts.Node, answer: ts.Node): ts.Node[] {
  const around = ts.findAncestor(route, ts.isFunctionDeclaration)?.body?.statements ?? [];
  const names = new Set(answer.getText().match(/\b\w+\b/g));
  return [...around]
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ name }) => names.has(name.getText()));
}
