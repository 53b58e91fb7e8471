import siwesForm from '#work/siwes-form.json' with { type: 'json' };
import { OWN_STUDENT } from '#contract/students/pages.ts';
import { siwesWork, type OwnSiwes } from '#contract/students/siwes.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { siwesRecord } from '#contract/students/siwes.ts';
import { notify } from '../../communication/notifications/service.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { stale } from '../../kit/revision/stale.ts';
import { currentTerm } from '../../kit/student/place.ts';
import { maySteps } from '../../kit/workflow/serveWorkflow.ts';
import { workflow, type Took } from '../../kit/workflow/workflow.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem, unmet } from '../../platform/problem.ts';
import { studentOf, type Student } from '../records/service.ts';
import { employerFacts, payFacts, studentFacts, type SiwesAnswers } from './facts.ts';
import { insertSiwes, lockSiwes, noteSignature, revisionOfSiwes, siwesById, siwesOf, updateSiwes } from './sql.ts';

const FAILED = 'Failed!';

const digestOf = async (tx: Queryable, id: string) => String((await revisionOfSiwes(tx, { id }))[0]?.revision);
export const siwesForms = workflow(siwesForm, 'siwes', { digestOf });

interface Now {
  readonly student: Student;
  readonly sessionId: number;
  readonly session: string;
}

/** @throws Problem 404 for an account without a record, 422 where no session is current */
async function ownNow({ database }: Platform, user: User): Promise<Now> {
  const student = await studentOf(database, user.userId);
  if (!student) throw notFound('You have no student record yet');
  const [term] = await currentTerm(database, { studentTypeId: student.studentTypeId });
  if (!term) throw new Problem(422, 'No session is open. Please come back when the session has begun');
  return { student, sessionId: term.sessionId, session: term.session };
}

export async function ownSiwes(platform: Platform, user: User): Promise<OwnSiwes> {
  const { student, sessionId, session } = await ownNow(platform, user);
  const [form] = await siwesOf(platform.database, { studentId: student.studentId, sessionId });
  const { matricNumber, regNumber, programme, department, levelId } = student;
  const stands = { number: matricNumber ?? regNumber, programme, department, levelId };
  const state = (form?.state ?? null) as OwnSiwes['state'];
  return {
    session,
    student: studentFacts(platform, form ?? stands),
    answers: (form?.answers ?? {}) as OwnSiwes['answers'],
    revision: form?.revision ?? 0,
    state,
    status: state && siwesForm.chart.states[state].meta.title,
    returned: form?.returnedBy ? { by: form.returnedBy, reason: form.reason } : null,
  };
}

/** @throws Problem 409 for what is signed, or was saved since; 422 with the form's messages */
export async function saveOwnSiwes(
  platform: Platform,
  { user, ip }: By,
  { data, revision }: { readonly data: unknown; readonly revision: number },
): Promise<{ revision: number }> {
  const { database, now } = platform;
  const answers = judgeForm(platform, 'siwes', data, FAILED);
  const { student, sessionId } = await ownNow(platform, user);
  const key = { studentId: student.studentId, sessionId };
  const actor = actorOf(user);
  await database.transaction(async (tx) => {
    const [stands] = await lockSiwes(tx, key);
    if (stands?.state === 'signed')
      throw new Problem(409, 'Your coordinator has signed this form. Ask them where something has changed', {
        title: 'Not saved!',
      });
    if ((stands?.revision ?? 0) !== revision) throw await stale(tx, 'siwes', stands?.id ?? '');
    const id = stands?.id ?? (await insertSiwes(tx, { ...key, answers }))[0]?.id;
    if (!id) throw await stale(tx, 'siwes', '');
    if (stands) await updateSiwes(tx, { id, answers, now: now(), actor, ip });
    if (stands?.state !== 'submitted')
      await siwesForms.takeMany(tx, { ids: [id], step: 'submit', reason: null, actor, ip, now: now() });
  });
  return { revision: (await siwesOf(database, key))[0]!.revision };
}

/** What follows a step of the coordinator, in its transaction. */
export const siwesTook =
  (platform: Platform): Took<typeof siwesForm> =>
  async (tx, { id, step, reason, actor, now }) => {
    if (step === 'sign') await noteSignature(tx, { id, actor, now });
    const [form] = await siwesById(tx, { id });
    if (!form?.userId) return;
    const message =
      step === 'sign' ? 'Your SIWES form is signed' : `Your SIWES form was returned: ${reason ?? 'please look at it'}`;
    await notify(platform, tx, { userId: form.userId, category: 'studentProfile', message });
  };

export async function siwesFor(platform: Platform, id: string, user: User): Promise<Reply<typeof siwesRecord>> {
  const [form] = await siwesById(platform.database, { id });
  if (!form) throw notFound('There is no such SIWES form');
  const state = form.state as Reply<typeof siwesRecord>['state'];
  const answers = form.answers as SiwesAnswers;
  return {
    id,
    fullName: form.fullName,
    session: form.session,
    student: studentFacts(platform, form),
    facts: [...employerFacts(answers), ...payFacts(platform, answers)],
    digest: String(form.revision),
    state,
    status: siwesForm.chart.states[state].meta.title,
    may: maySteps(siwesWork, state, user),
  };
}

/** @throws Problem 404 before it is saved */
export async function ownFormOf(platform: Platform, user: User) {
  const { student, sessionId } = await ownNow(platform, user);
  const [form] = await siwesOf(platform.database, { studentId: student.studentId, sessionId });
  if (!form)
    throw unmet(
      'You have not filled in Form 8 yet',
      [{ words: 'Fill in Form 8', link: { name: OWN_STUDENT.siwes.name, to: OWN_STUDENT.siwes.to } }],
      { status: 404 },
    );
  return form;
}
