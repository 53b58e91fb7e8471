import { randomUUID } from 'node:crypto';
import type { FileVerdict } from '#contract/academics/score-files.ts';
import type { ApprovalStep, CourseSheet, EditOutcome, ScoreMarks } from '#contract/academics/result-sheets.ts';
import type { Cell } from '#server/kit/list/cells.ts';
import { signedIn } from './people.ts';
import { sheetOf } from './sheet.ts';
import type { TestServer } from './server.ts';

const OFFICES = { head: 'hod', dean: 'dean', senate: 'senate', publish: 'registry' } as const;
export type Who = 'lecturer' | 'hod' | 'dean' | 'senate' | 'registry' | 'admin' | 'adviser' | 'student';

interface Decision {
  readonly as?: string;
  readonly verdict?: 'approve' | 'return';
  readonly digest?: string;
  readonly reason?: string;
}

/** What the people of a college do with one course's sheet of the open session. */
export async function courseSheetOf(server: TestServer, departmentCourseId: number) {
  const tokens: Record<string, string> = {};
  for (const name of ['lecturer', 'hod', 'dean', 'senate', 'registry', 'admin', 'adviser', 'student'] satisfies Who[])
    tokens[name] = (await signedIn(server, name)).token;
  const read = async (as: Who = 'lecturer') =>
    (
      await server.call<CourseSheet>('GET', `/api/Results/course-grades?departmentCourseId=${departmentCourseId}`, {
        token: tokens[as]!,
      })
    ).data;
  const save = async (marks: Readonly<Record<string, Partial<ScoreMarks>>>) => {
    const { lines } = await read();
    const edits = Object.entries(marks).map(([lineId, wanted]) => {
      const { ca, exam, code } = lines.find((line) => line.lineId === lineId)!;
      return { lineId, base: { ca, exam, code }, ca, exam, code, ...wanted };
    });
    const { data } = await server.call<{ outcomes: EditOutcome[] }>(
      'PUT',
      `/api/Results/course-grades?departmentCourseId=${departmentCourseId}`,
      { token: tokens['lecturer']!, body: { key: randomUUID(), via: 'keyboard', edits } },
    );
    return data.outcomes;
  };
  /** A spreadsheet of scores or of a test's results; `action` is what follows `/api`. */
  const send = async (action: string, rows: readonly (readonly Cell[])[], as: Who = 'lecturer') => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await sheetOf(rows))]), 'scores.xlsx');
    return server.call<FileVerdict>('POST', `/api${action}`, { token: tokens[as]!, body: form });
  };
  /** What found no student. */
  const setAside = async (reason = 'Nobody sat for it') => {
    for (const { id } of (await read()).unplaced)
      await server.call('POST', '/api/Results/settle-score', {
        token: tokens['lecturer']!,
        body: { id, lineId: null, reason },
      });
  };
  const submit = async () =>
    server.call('POST', '/api/Results/submit-sheet', {
      token: tokens['lecturer']!,
      body: { departmentCourseId, sessionId: 1, digest: (await read()).digest },
    });
  const decide = async (
    step: ApprovalStep,
    { as = OFFICES[step], verdict = 'approve', digest, reason }: Decision = {},
  ) => {
    const seen = await read('lecturer');
    return server.call('POST', '/api/Results/admin-approval', {
      token: tokens[as]!,
      body: {
        sheetIds: [seen.sheetId!],
        step,
        verdict,
        digests: [digest ?? seen.digest],
        ...(reason === undefined ? {} : { reason }),
      },
    });
  };
  const publish = async () => {
    const statuses = [(await submit()).status];
    for (const step of ['head', 'dean', 'senate', 'publish'] as const) statuses.push((await decide(step)).status);
    return statuses;
  };
  return { tokens, read, save, send, setAside, submit, decide, publish };
}
