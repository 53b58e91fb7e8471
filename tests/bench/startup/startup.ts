import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { manyProgrammes } from '../../support/manyProgrammes.ts';
import { HOUSE } from '../../support/programmes.ts';
import { median, type Row } from '../report.ts';
import { sized } from '../size.ts';

/** What a cold process took for a catalogue. */
export interface ColdStart {
  readonly programmes: number;
  readonly sections: number;
  readonly loadMs: number;
  readonly compileMs: number;
}

const ROUNDS = sized(3, 1);

/** So many programmes: the college's own, and copies of them under other names. */
const SIZES = sized([17, 50, 200], [17, 20]);

/** In the first second beyond the server's own start. */
const BUDGET_MS = 1000;

const COLD = fileURLToPath(new URL('cold.ts', import.meta.url));

/** Loading, checking and compiling the catalogue in a process where nothing is warm, for more and more programmes. */
export function benchStartup(): Row[] {
  const own = measure(HOUSE);
  return SIZES.map((size) => rowOf(size > own.programmes ? withCopies(size - own.programmes) : own, own));
}

function withCopies(count: number): ColdStart {
  const root = manyProgrammes(count);
  try {
    return measure(HOUSE, root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

function measure(...roots: string[]): ColdStart {
  const rounds = Array.from(
    { length: ROUNDS },
    () => JSON.parse(execFileSync(process.execPath, [COLD, ...roots], { encoding: 'utf8' })) as ColdStart,
  );
  return {
    ...rounds[0]!,
    loadMs: median(rounds.map(({ loadMs }) => loadMs)),
    compileMs: median(rounds.map(({ compileMs }) => compileMs)),
  };
}

/** A section costs what it costs in the college's own catalogue, or less, since some of that is paid once. */
function rowOf(measured: ColdStart, own: ColdStart): Row {
  const perSection = (start: ColdStart) => (start.loadMs + start.compileMs) / start.sections;
  const { programmes, sections, loadMs, compileMs } = measured;
  return {
    what: `${programmes} programmes, ${sections} sections: loaded and checked, then compiled`,
    ours: `${loadMs.toFixed(0)} + ${compileMs.toFixed(0)} ms, ${perSection(measured).toFixed(1)} ms a section`,
    theirs: `${own.programmes} programmes ${perSection(own).toFixed(1)} ms a section`,
    ratio: perSection(measured) / perSection(own),
    budget: measured === own ? { atMost: BUDGET_MS, judged: loadMs + compileMs, unit: ' ms' } : { atMost: 1.1 },
  };
}
