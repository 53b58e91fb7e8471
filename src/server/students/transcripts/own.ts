import type { Body, Reply } from '#contract/kit/endpoint.ts';
import type { OwnTranscript, ownTranscripts, requestOwnTranscript } from '#contract/students/transcripts.ts';
import { fullName } from '#rules/fullName.ts';
import type { Visitor } from '../../finance/invoices/service.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { actorOf, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { requestTranscript } from './service.ts';
import { transcriptSelf, transcriptsOfStudent } from './sql.ts';

type Self = RowOf<'transcript-self'>;

const TITLE = 'Invalid Action!';

/** @throws Problem 404 for an account without a student's record */
async function selfOf(db: Queryable, userId: string): Promise<Self> {
  const [self] = await transcriptSelf(db, { userId });
  if (!self) throw notFound('There is no student record of this account. Please ask the Registry');
  return self;
}

export async function ownRequests({ database }: Platform, { userId }: User): Promise<Reply<typeof ownTranscripts>> {
  const self = await selfOf(database, userId);
  const rows = await transcriptsOfStudent(database, { studentId: self.id });
  return {
    self: {
      fullName: fullName({ lastname: self.surname, firstname: self.firstname, middlename: self.middlename }),
      matricNumber: self.number,
      department: self.department,
      mobileNumber: self.mobileNumber ?? '',
      email: self.email ?? '',
    },
    requests: rows.map(presentRequest),
  };
}

function presentRequest({
  id,
  answers,
  requestedAt,
  invoiceNumber,
  creditedAt,
  steps,
}: RowOf<'transcripts-of-student'>): OwnTranscript {
  const { destination, delivery, copies, recipient } = answers as Omit<OwnTranscript, 'id'>;
  const done = steps as { readonly state: string; readonly at: string }[];
  return {
    id,
    destination,
    delivery,
    copies,
    recipient,
    invoiceNumber,
    isPaid: creditedAt !== null,
    progress: [
      { state: 'Requested', at: requestedAt.toISOString() },
      ...(creditedAt ? [{ state: 'Paid', at: creditedAt.toISOString() }] : []),
      ...done.map(({ state, at }) => ({ state, at: new Date(at).toISOString() })),
    ],
  };
}

/** Who asks is known: the form asks for nothing of theirs. @throws Problem 422 where the account has no phone number or address yet */
export async function requestOwn(
  platform: Platform,
  user: User,
  { id, request }: Body<typeof requestOwnTranscript>,
  visitor: Visitor,
): Promise<Reply<typeof requestOwnTranscript>> {
  const answers = judgeForm(platform, 'own-transcript', request, TITLE);
  const self = await selfOf(platform.database, user.userId);
  if (!self.mobileNumber || !self.email)
    throw new Problem(422, 'Please add your phone number and email address to your profile first', { title: TITLE });
  const whole = {
    ...answers,
    Lastname: self.surname,
    FirstName: self.firstname,
    ...(self.middlename && { MiddleName: self.middlename }),
    RegNumber: self.number,
    departmentId: self.departmentId,
    MobileNumber: self.mobileNumber,
    Email: self.email,
  };
  const requester = { studentId: self.id, actor: actorOf(user) };
  const { invoiceNumber } = await requestTranscript(platform, id, whole, visitor, requester);
  return { invoiceNumber };
}
