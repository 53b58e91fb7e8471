import type { FileVerdict } from '#contract/academics/score-files.ts';
import type { LayoutQuestion } from '#contract/kit/layout.ts';
import { registeredClass, type Registered } from './registered.ts';
import type { TestServer } from './server.ts';
import { confirmedLayout } from './uploading.ts';

/** A class whose students have these numbers, as [number, name], in the order of their lines' making. */
export async function numberedClass(
  server: TestServer,
  offer: number,
  people: readonly (readonly [number: string, name: string])[],
  of: { readonly sessionId?: number } = {},
): Promise<Registered[]> {
  const made = await registeredClass(server, offer, people.length, of);
  const run = (text: string, values: unknown[]) => server.platform.database.query({ name: '', text, values });
  for (const [index, [number, name]] of people.entries()) {
    const { studentId } = made[index]!;
    await run('update student set matric_number = $2 where id = $1', [studentId, number]);
    await run('update admission set full_name = $2 from student s where s.id = $1 and s.admission_id = admission.id', [
      studentId,
      name,
    ]);
  }
  return people.map(([number, name], index) => ({ ...made[index]!, number, name }));
}

interface MarksFile {
  readonly token: string;
  /** With `/api` and its query. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly name: string;
}

/** What is asked of a file of marks before it is read. */
type Question = LayoutQuestion | { readonly kind: string };

export async function sendMarks<Reply = FileVerdict>(
  server: TestServer,
  { token, path, bytes, name }: MarksFile,
  more = '',
  layout?: object,
) {
  const form = new FormData();
  if (layout) form.append('layout', JSON.stringify(layout));
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const { status, data, text } = await server.call<Reply>('POST', `${path}${more}`, { token, body: form });
  const { message, question } = JSON.parse(text) as { readonly message?: string; readonly question?: Question };
  return { status, data, message: message ?? '', question };
}

/** Sends it as its columns are proposed. */
export async function sendMatched<Reply = FileVerdict>(server: TestServer, file: MarksFile, more = '') {
  const { status, question, message } = await sendMarks(server, file, more);
  if (question?.kind !== 'layout') throw new Error(`${status}: ${message}`);
  return sendMarks<Reply>(server, file, more, confirmedLayout(question as LayoutQuestion));
}
