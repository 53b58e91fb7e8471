/**
 * `npm run test:attack`: attacks a college with demo data, its own or the one at `--at`, counts what came back and exits
 * with 1 when anything was possible that should not be. `--seed` has a run again, `--scale` sends less or more, `--only
 * access,tokens` runs some parts.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openColleges } from '../support/colleges.ts';
import { ATTACKS } from './attacks.ts';
import { readOptions } from './options.ts';
import { type Outcome, runAttacks } from './runAttacks.ts';

/** Enough to fill in the record of the student whom the parts sign in as. */
const DEMO_STUDENTS = '10';

const { at, seed, scale, only } = readOptions(process.argv.slice(2));
const unknown = only.filter((name) => !ATTACKS.some((attack) => attack.name === name));
if (unknown.length > 0)
  throw new Error(
    `There is no part ${unknown.join(', ')}: the parts are ${ATTACKS.map(({ name }) => name).join(', ')}`,
  );

const declarations = at ? undefined : mkdtempSync(join(tmpdir(), 'matricula-declared-'));
const colleges = at ? undefined : openColleges();
const ours = {
  database: 'given',
  declarations: declarations ?? '',
  busyAt: '0',
  students: DEMO_STUDENTS,
  filled: true,
} as const;
const address = at ?? new URL((await colleges!.of('attack', ours)).address);
console.log(`Attacking ${address.href} (--seed ${seed} --scale ${scale})`);
try {
  const chosen = ATTACKS.filter(({ name }) => only.length === 0 || only.includes(name));
  const outcomes = await runAttacks(chosen, { address, seed, scale, declarations }, tell);
  const findings = outcomes.flatMap((outcome) => outcome.findings);
  console.log(
    `\n${outcomes.reduce((sum, { tally }) => sum + tally.requests, 0)} requests, ${findings.length} findings`,
  );
  if (findings.length > 0) process.exitCode = 1;
} finally {
  await colleges?.close();
  if (declarations) rmSync(declarations, { recursive: true });
}

function tell({ name, tally, seconds, notes, findings }: Outcome): void {
  const { requests, refused, limited, unanswered } = tally;
  console.log(
    `\n${findings.length === 0 ? '✓' : '✗'} ${name}: ${requests} requests, ${refused} refused, ${limited} limited, ${unanswered} unanswered, ${findings.length} findings (${seconds.toFixed(1)} s)`,
  );
  for (const words of notes) console.log(`  ${words}`);
  for (const { what, reproduce } of findings) console.log(`  ✗ ${what}\n    ${reproduce}`);
}
