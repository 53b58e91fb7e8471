import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Upload } from '#contract/kit/upload.ts';
import { callerOf } from '../../support/call.ts';
import { startCollege } from '../../support/colleges.ts';
import { tokenOf } from '../../support/logIn.ts';
import { startPostgres } from '../../support/postgres.ts';
import { sheetOf } from '../../support/sheet.ts';
import { percentile95, type Row } from '../report.ts';
import { sized } from '../size.ts';

const ROWS = sized(50_000, 100);
const AT_MOST = 2;
const LIST = '/api/Jamb';
const HEADINGS = [
  ...['Registration number', 'Surname', 'First name', 'Middle name', 'Sex', 'State', 'LGA', 'Department'],
  ...['Subject 1', 'Score 1', 'Subject 2', 'Score 2', 'Subject 3', 'Score 3', 'Subject 4', 'Score 4', 'Total'],
];
const PAGED = '/api/UserManagement/all-users';
const SORTS = ['fullName', 'userName', '-createdAt'];
/** A person who pages as fast as anybody can. */
const BETWEEN_PAGES_MS = 25;
const MINUTE_MS = 60_000;
const IDLE_PAGES = sized(200, 5);

/** One client pages users while another uploads the largest JAMB list that is taken, on each database; beside the same pages of the same server when it is idle. */
export async function benchUploads(): Promise<Row[]> {
  const sheet = await sheetOf([HEADINGS, ...Array.from({ length: ROWS }, (_, row) => candidateOf(row))]);
  const postgres = await startPostgres({ durable: true });
  try {
    return [...(await onServer('embedded', undefined, sheet)), ...(await onServer('PostgreSQL', postgres.url, sheet))];
  } finally {
    await postgres.stop();
  }
}

/** A token that is never as old as fifteen minutes, at which it expires: on a busy machine a trial takes longer. */
async function signedInFor(address: string, userName: string): Promise<() => Promise<string>> {
  let token = await tokenOf(address, userName);
  let since = performance.now();
  return async () => {
    if (performance.now() - since < 10 * MINUTE_MS) return token;
    since = performance.now();
    token = await tokenOf(address, userName);
    return token;
  };
}

const candidateOf = (row: number) => {
  const score = 40 + (row % 50);
  return [
    `2026777${String(row).padStart(5, '0')}AA`,
    ...['Okoro', `Ebuka${letters(row)}`, '', row % 2 ? 'M' : 'F', 'Abia', '', 'Physics'],
    ...['Use of English', score, 'Mathematics', 70, 'Physics', 55, 'Chemistry', 64, score + 189],
  ];
};

/** A name holds no digits. */
const letters = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

async function onServer(what: string, databaseUrl: string | undefined, sheet: Buffer): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'matricula-bench-'));
  const college = await startCollege({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' });
  try {
    const caller = callerOf(college.address);
    const admin = await signedInFor(college.address, 'admin');
    const officer = await signedInFor(college.address, 'admissions');
    const page = async (number: number) => {
      const token = await admin();
      const began = performance.now();
      const { status } = await caller.call('GET', `${PAGED}?pageSize=10&sort=${SORTS[number % SORTS.length]}`, {
        token,
      });
      if (status !== 200) throw new Error(`A page was answered with ${status}`);
      return performance.now() - began;
    };
    const pages = async (goesOn: (count: number) => boolean) => {
      const times: number[] = [];
      for (let count = 0; goesOn(count); count += 1) {
        times.push(await page(count));
        await pause(BETWEEN_PAGES_MS);
      }
      return times;
    };
    const beside = async (work: () => Promise<void>) => {
      let isOver = false;
      const began = performance.now();
      const working = work().finally(() => {
        isOver = true;
      });
      const times = await pages(() => !isOver);
      await working;
      return { times, seconds: (performance.now() - began) / 1000 };
    };

    await pages((count) => count < IDLE_PAGES);
    const before = await pages((count) => count < IDLE_PAGES);
    let id = 0;
    const settled = async (which: 'trial' | 'commit') => {
      for (;;) {
        const { data, text } = await caller.call<Upload>('GET', `${LIST}/upload/${id}`, { token: await officer() });
        if (!data) throw new Error(text);
        if (data[which]?.state === 'done') return;
        if (data[which]?.state === 'failed') throw new Error(String(data[which].error));
        await pause(500);
      }
    };
    const trial = await beside(async () => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(sheet)]), 'jamb-list.xlsx');
      const { data, text } = await caller.call<{ readonly id: number }>(
        'POST',
        `${LIST}/upload?page=/applications/jamb_list_upload`,
        {
          token: await officer(),
          body: form,
        },
      );
      if (!data) throw new Error(text);
      id = data.id;
      await settled('trial');
    });
    const commit = await beside(async () => {
      await caller.call('POST', `${LIST}/upload/${id}/commit`, { token: await officer() });
      await settled('commit');
    });
    const { data } = await caller.call<Upload>('GET', `${LIST}/upload/${id}`, { token: await officer() });
    if (data.report?.created !== ROWS) throw new Error(`${data.report?.created} of ${ROWS} rows were created`);
    const idle = percentile95([...before, ...(await pages((count) => count < IDLE_PAGES))]);
    return [rowOf(`pages during a trial, ${what}`, trial, idle), rowOf(`pages during a commit, ${what}`, commit, idle)];
  } finally {
    await college.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function rowOf(
  what: string,
  { times, seconds }: { readonly times: readonly number[]; readonly seconds: number },
  idle: number,
): Row {
  const busy = percentile95(times);
  return {
    what,
    ours: `${busy.toFixed(1)} ms of ${times.length}, longest ${Math.max(...times).toFixed(0)} ms, in ${seconds.toFixed(1)} s`,
    theirs: `idle ${idle.toFixed(1)} ms`,
    ratio: busy / idle,
    budget: { atMost: AT_MOST },
  };
}
