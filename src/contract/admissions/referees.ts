import { Type, type Static } from 'typebox';

/**
 * What every programme's referees have in common. Their addresses stand in the path family of the section that names
 * them (`/PGApplication/referees`), under the names of `REFEREE_ADDRESSES`.
 */
const moment = Type.String({ format: 'date-time' });
const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);

const RefereeState = Type.Union([
  Type.Literal('asked'), Type.Literal('delivered'), Type.Literal('refused'), Type.Literal('answered'), Type.Literal('declined'),
]);

/** A referee as the applicant sees it: how the asking stands, and nothing of the answer. */
export const RefereeProgress = Type.Object({
  refereeId: Type.String(),
  fullname: Type.String(),
  refereeEmail: Type.String(),
  state: RefereeState,
  askedAt: moment,
  /** When the last mail was taken by the referee's mail server. */
  deliveredAt: nullable(moment),
  remindedAt: Type.Array(moment),
  answeredAt: nullable(moment),
  /** What the mail server said when it refused the mail, or could not take it yet. */
  trouble: nullable(Type.String()),
});
export type RefereeProgress = Static<typeof RefereeProgress>;

export const RefereesReply = Type.Array(RefereeProgress);

export const RefereeBody = Type.Object({ refereeId: Type.String({ format: 'uuid' }) });

export const RefereeEmailBody = Type.Object({ refereeId: Type.String({ format: 'uuid' }), refereeEmail: Type.String({ maxLength: 200 }) });

const entrance = { refereeEmail: Type.String({ maxLength: 200 }), passCode: Type.String({ maxLength: 40 }) };

export const OpenRefereeForm = Type.Object(entrance);

export const SubmitRefereeForm = Type.Object({ ...entrance, reference: Type.Record(Type.String(), Type.Unknown()) });

/** Whom the reference is for, and the form to answer: no more of the application. */
export const RefereeForm = Type.Object({
  refereeId: Type.String(),
  refereeName: Type.String(),
  applicantName: Type.String(),
  programme: Type.String(),
  session: Type.String(),
  /** Where the form's section is found. */
  programmeId: Type.String(),
  version: Type.String(),
  form: Type.String(),
  /** The server's day, YYYY-MM-DD. */
  today: Type.String(),
  answeredAt: nullable(moment),
  declined: Type.Boolean(),
});
export type RefereeForm = Static<typeof RefereeForm>;

export const Answered = Type.Object({ answeredAt: moment, declined: Type.Boolean() });
