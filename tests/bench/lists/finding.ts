import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callerOf } from '../../support/call.ts';
import { tokenOf } from '../../support/logIn.ts';
import { startPostgres } from '../../support/postgres.ts';
import { newDatabase } from '../../support/testDatabases.ts';
import { startFleet } from '../journey/fleet.ts';
import { median, type Row } from '../report.ts';
import { sized } from '../size.ts';
import { storeStudents } from './students.ts';

const STUDENTS = sized(20_000, 400);
const FEW = sized(2_000, 40);
const ROUNDS = sized(20, 1);
/** Between keys somebody waits for what the box shows. */
const AT_MOST_MS = 100;

/** What the one box of staff is given, and who types it. */
const SEARCHES = [
  ['a matric number', 'bursar', 'UG/26/CSC/00021'],
  ['the beginning of a matric number, of which all begin so', 'bursar', 'UG/26'],
  ['the beginning of an RRR', 'bursar', '30000000006'],
  ['a phone number', 'bursar', '08100000021'],
  ['an email address', 'bursar', 'student21@example.com'],
  ['a JAMB number', 'admissions', '202600000021AB'],
  ['two names', 'admissions', 'okonkwo adaeze'],
  ['one common name', 'admin', 'okonkwo'],
  ['one common name of a student', 'registry', 'okonkwo'],
  ['two letters', 'admin', 'ok'],
] as const;

/** The box that finds a person or a payment, in a college of 20,000 students and in one of 2,000, from request to answer. */
export async function benchFinding(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'matricula-finding-'));
  const postgres = await startPostgres({ durable: true });
  const colleges: College[] = [];
  try {
    for (const students of [STUDENTS, FEW])
      colleges.push(
        await openCollege(await newDatabase(postgres.url, `of_${students}`), join(folder, String(students)), students),
      );
    const rows: Row[] = [];
    for (const [what, userName, search] of SEARCHES) {
      const [ours, few] = await medians(colleges, userName, search);
      rows.push({
        what: `${what}, as ${userName}`,
        ours: `${ours!.toFixed(1)} ms`,
        theirs: `${FEW.toLocaleString('en')} students ${few!.toFixed(1)} ms`,
        ratio: ours! / few!,
        budget: { atMost: AT_MOST_MS, judged: ours!, unit: ' ms' },
      });
    }
    return rows;
  } finally {
    for (const { stop } of colleges) await stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type College = Awaited<ReturnType<typeof openCollege>>;

/** Of each college, asked in turn. */
async function medians(colleges: readonly College[], userName: string, search: string): Promise<number[]> {
  const times = colleges.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, college] of colleges.entries()) times[index]!.push(await college.find(userName, search));
  return times.map(median);
}

async function openCollege(databaseUrl: string, dataDir: string, students: number) {
  const fleet = await startFleet({ databaseUrl, dataDir }, 1);
  await storeStudents(databaseUrl, 0, students - 1);
  const address = `http://127.0.0.1:${fleet.ports[0]}`;
  const api = callerOf(address);
  const tokens = new Map<string, string>();
  for (const userName of new Set(SEARCHES.map(([, name]) => name)))
    tokens.set(userName, await tokenOf(address, userName));
  return {
    stop: fleet.stop,
    async find(userName: string, search: string): Promise<number> {
      const begun = performance.now();
      const { status, data } = await api.call('GET', `/api/Dashboard/find?search=${encodeURIComponent(search)}`, {
        token: tokens.get(userName)!,
      });
      const took = performance.now() - begun;
      const found = (data as readonly { matches: readonly unknown[] | null }[]).flatMap(({ matches }) => matches ?? []);
      if (status !== 200 || found.length === 0) throw new Error(`${search}: ${status}, and nothing found`);
      return took;
    },
  };
}
