import { randomUUID } from 'node:crypto';
import type { Adjustment, AdjustmentStudent } from '#contract/finance/adjustments.ts';
import { sentFile } from './enrolled.ts';
import { pdf } from './files.ts';
import type { TestServer } from './server.ts';

interface Student {
  readonly studentId: string;
}

/** What officers waive, write off and lodge over the API. */
export function adjusting(server: TestServer) {
  const post = (path: string, body: object, token: string) =>
    server.call('POST', `/api/Payment/${path}` as '/api/Payment/adjustment', { token, body: body as never });
  const paper = (token: string) => sentFile(server, token, pdf(), 'evidence', 'letter.pdf');
  const studentOf = async ({ studentId }: Student, token: string): Promise<AdjustmentStudent> => {
    const { rows } = await server.platform.database.query({
      name: '',
      text: 'select a.reg_number as number from student s join admission a on a.id = s.admission_id where s.id = $1',
      values: [studentId],
    });
    const path = `/api/Payment/adjustment-student?of=${String(rows[0]!['number'])}`;
    return (await server.call('GET', path as '/api/Payment/adjustment-student', { token })).data;
  };
  const relieve = async (
    kind: 'waiver' | 'write-off',
    student: Student,
    fee: string,
    naira: number | string,
    token: string,
    request = randomUUID(),
  ) => {
    const { charges } = await studentOf(student, token);
    const chargeId = charges.find((each) => each.fee === fee)?.id;
    if (chargeId === undefined) throw new Error(`Nothing is due of ${fee}`);
    const answers = { amount: String(naira), reason: 'Letter of the rector', paper: await paper(token) };
    return post('adjustment', { request, kind, studentId: student.studentId, chargeId, answers }, token);
  };
  const lodge = async (
    { studentId }: Student,
    naira: number | string,
    tellerNumber: string,
    token: string,
    more: object = {},
    request = randomUUID(),
  ) => {
    const slip = { bankId: 44, tellerNumber, lodgedOn: '2026-11-01', reason: 'The terminal was down' };
    const answers = { ...slip, amount: String(naira), paper: await paper(token), ...more };
    return post('adjustment', { request, kind: 'lodgement', studentId, answers }, token);
  };
  const at = async (id: string, token: string): Promise<Adjustment> =>
    (await server.call('GET', `/api/Payment/adjustment/${id}` as '/api/Payment/adjustment/:id', { token })).data;
  const step = async (id: string, name: string, token: string, answers: object = {}) => {
    const { state: from, digest } = await at(id, token);
    return post(`adjustment/${id}/${name}`, { request: randomUUID(), from, digest, answers }, token);
  };
  return { post, paper, studentOf, relieve, lodge, at, step };
}
