import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../support/freePort.ts';
import { startPostgres } from '../../support/postgres.ts';
import { startProcess } from '../../support/serverProcess.ts';
import { percentile95, type Row } from '../report.ts';
import { sized } from '../size.ts';

/** The server's own line says how long it took. */
const FILLED = /"seconds":([\d.]+),"msg":"the demo college is filled"/;
const BETWEEN_QUESTIONS_MS = 100;

/** The college that `npm start` fills by itself, and one of 20,000 students. */
export async function benchFill(): Promise<Row[]> {
  const embedded = await filling('embedded', '', sized(1_200, 20), 30);
  const postgres = await startPostgres({ durable: true });
  try {
    return [embedded, await filling('PostgreSQL', postgres.url, sized(20_000, 20), 300)];
  } finally {
    await postgres.stop();
  }
}

async function filling(what: string, databaseUrl: string, students: number, atMostSeconds: number): Promise<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), 'matricula-fill-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const { child, serving, ended, output } = startProcess({
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: address,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DEMO_STUDENTS: String(students),
    LOG_LEVEL: 'info',
  });
  try {
    await serving;
    const answers: number[] = [];
    for (;;) {
      const filled = FILLED.exec(output());
      if (filled) return rowOf(what, students, Number(filled[1]), atMostSeconds, answers);
      if (child.exitCode !== null) throw new Error(`The server ended: ${output()}`);
      const began = performance.now();
      const { status } = await fetch(`${address}/api/health/ready`);
      if (status !== 200) throw new Error(`The server answered ${status} while it was filled`);
      answers.push(performance.now() - began);
      await pause(BETWEEN_QUESTIONS_MS);
    }
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const rowOf = (what: string, students: number, seconds: number, atMostSeconds: number, answers: number[]): Row => ({
  what: `${students.toLocaleString('en')} students, ${what}`,
  ours: `${seconds} s; it answers within ${percentile95(answers).toFixed(0)} ms (95th percentile), ${Math.max(...answers).toFixed(0)} ms at most`,
  theirs: `${atMostSeconds} s`,
  ratio: seconds / atMostSeconds,
  budget: { atMost: 1 },
});
