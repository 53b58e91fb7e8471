import { Type, type Static } from 'typebox';
import { nullable } from '../kit/schemas.ts';

/** The addresses lie in the path family of the section that names the referees, under the names of `REFEREE_ADDRESSES`. */
const moment = Type.String({ format: 'date-time' });

export const RefereeState = Type.Union([
  Type.Literal('asked'),
  Type.Literal('delivered'),
  Type.Literal('refused'),
  Type.Literal('answered'),
  Type.Literal('declined'),
]);

/** A referee as the applicant sees it, with nothing of the answer. */
export const RefereeProgress = Type.Object({
  refereeId: Type.String(),
  fullname: Type.String(),
  refereeEmail: Type.String(),
  state: RefereeState,
  askedAt: moment,
  /** When the referee's mail server took the last mail. */
  deliveredAt: nullable(moment),
  remindedAt: Type.Array(moment),
  answeredAt: nullable(moment),
  /** Until then the referee is not written to again; null when that may be done now, or never again. */
  sendAgainFrom: nullable(moment),
  /** What the mail server said when it refused the mail, or could not take it yet. */
  trouble: nullable(Type.String()),
});
export type RefereeProgress = Static<typeof RefereeProgress>;

export const RefereesReply = Type.Array(RefereeProgress);

export const RefereeBody = Type.Object({ refereeId: Type.String({ format: 'uuid' }) });

export const RefereeEmailBody = Type.Object({
  refereeId: Type.String({ format: 'uuid' }),
  refereeEmail: Type.String({ maxLength: 200 }),
});

const entrance = { refereeEmail: Type.String({ maxLength: 200 }), passCode: Type.String({ maxLength: 40 }) };

export const OpenRefereeForm = Type.Object(entrance);

/** Null: the new one is mailed to the same address. */
export const PassCodeRenewed = Type.Null();

export const SubmitRefereeForm = Type.Object({ ...entrance, reference: Type.Record(Type.String(), Type.Unknown()) });

/** A referee sees no more of the application than this. */
export const RefereeForm = Type.Object({
  refereeId: Type.String(),
  refereeName: Type.String(),
  applicantName: Type.String(),
  programme: Type.String(),
  session: Type.String(),
  programmeId: Type.String(),
  version: Type.String(),
  form: Type.String(),
  today: Type.String(),
  answeredAt: nullable(moment),
  declined: Type.Boolean(),
});
export type RefereeForm = Static<typeof RefereeForm>;

export const Answered = Type.Object({ answeredAt: moment, declined: Type.Boolean() });
