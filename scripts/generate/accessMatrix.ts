import type { Catalogue } from '#catalogue/catalogue.ts';
import { type Claim, CLAIMS, type DeclaredClaim } from '#contract/people/claims.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { SEEDED_ROLES } from '#server/people/roles/seededRoles.ts';
import { mountedEndpoints } from './mountedEndpoints.ts';

type Verdict = 'yes' | '401' | '403';

interface Caller {
  readonly name: string;
  readonly may: (endpoint: Endpoint) => Verdict;
}

const person = (name: string, claims: readonly Claim[], inPerson: boolean): Caller => ({
  name,
  may({ access, inPerson: alone }) {
    if (access === 'public') return 'yes';
    if (access === 'applicant') return '401';
    const allowed =
      access === 'user' ||
      (claims.includes(access.claim) && (inPerson || !(CLAIMS[access.claim] as DeclaredClaim).inPerson));
    return allowed && (inPerson || !alone) ? 'yes' : '403';
  },
});

const signingIn = SEEDED_ROLES.filter(({ maySignIn = true }) => maySignIn);

const CALLERS: readonly Caller[] = [
  { name: 'nobody', may: ({ access }) => (access === 'public' ? 'yes' : '401') },
  { name: 'applicant', may: ({ access }) => (access === 'public' || access === 'applicant' ? 'yes' : '401') },
  ...signingIn.map(({ name, claims }) => person(name, claims, true)),
  ...signingIn.filter(({ name }) => name === 'admin').map(({ name, claims }) => person(`as ${name}`, claims, false)),
];

const INTRODUCTION = `# Who may call what

Every endpoint, by every kind of caller: \`yes\`, or the status with which it is refused. \`as admin\` is somebody in the
administrator's place. What is *behind the guard* changes a person or a role, and refuses whoever may do less than that person or
role, whatever is denied to them (\`src/server/people/roles/guard.ts\`): \`tests/api/people/roles/lesserOfficers.test.ts\` attacks each. Written by \`npm run generate\` from the contract and the roles of the demo college; the server is
held to it by \`tests/api/people/roles/matrix.test.ts\`. Whoever changes a \`yes\` here gives or takes a power: read the difference.
`;

export async function accessMatrix(catalogue: Catalogue): Promise<Record<string, string>> {
  const rows = (await mountedEndpoints(catalogue))
    .map(rowOf)
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  const heads = ['endpoint', 'for', 'behind the guard', ...CALLERS.map(({ name }) => name)];
  return { 'tests/fixtures/access-matrix.md': `${INTRODUCTION}\n${table(heads, rows)}\n` };
}

const rowOf = (endpoint: Endpoint): string[] => [
  `${endpoint.path} ${endpoint.method}`,
  ruleOf(endpoint),
  endpoint.changes ?? '-',
  ...CALLERS.map(({ may }) => may(endpoint)),
];

const ruleOf = ({ access, inPerson }: Endpoint): string =>
  (typeof access === 'string' ? access : access.claim) + (inPerson ? ', in person' : '');

/** Fixed widths make a new endpoint one line of difference. */
const WIDTHS = [72, 26, 16];

const line = (cells: readonly string[]) =>
  `| ${cells.map((cell, column) => cell.padEnd(WIDTHS[column] ?? 9)).join(' | ')} |`;

const table = (heads: readonly string[], rows: readonly string[][]): string =>
  [line(heads), `|${heads.map(() => ' --- |').join('')}`, ...rows.map(line)].join('\n');
