import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One line of the access matrix: an endpoint, and what each caller may. */
export interface MatrixRow {
  readonly method: string;
  /** Relative to `/api`, with its `:parameters`. */
  readonly path: string;
  readonly rule: string;
  /** Whether it changes a `person` or a `role`, and refuses who may do less than they may; `-` where it changes neither. */
  readonly guard: string;
  /** `yes`, or the status of the refusal, by caller. */
  readonly verdicts: Readonly<Record<string, string>>;
}

const FILE = fileURLToPath(new URL('../fixtures/access-matrix.md', import.meta.url));

/** The matrix as it is checked in. */
export function readMatrix(): MatrixRow[] {
  const [heads = [], , ...rows] = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);
  return rows.map(([endpoint = '', rule = '', guard = '', ...verdicts]) => {
    const [path = '', method = ''] = endpoint.split(' ');
    return {
      method,
      path,
      rule,
      guard,
      verdicts: Object.fromEntries(verdicts.map((verdict, index) => [heads[index + 3]!, verdict])),
    };
  });
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The matrix has roles; these have a demo account of another name. */
const ACCOUNTS: Readonly<Record<string, string>> = { 'course-adviser': 'adviser', 'internal-audit': 'auditor' };

/** The demo account of a caller whom the matrix names. */
export const accountOf = (caller: string): string => ACCOUNTS[caller] ?? caller;
