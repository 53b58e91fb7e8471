import { paymentReversed, REVERSED } from '../../finance/charges/service.ts';
import { revokePapersOf } from '../../kit/paper/records/issue.ts';
import { on } from '../../platform/reactions.ts';
import { EXAMINATION_CARD } from './papers.ts';

/** A card rests on fees: one that was printed since the payment is not genuine any more; the gate is asked before another is printed. */
export const cardRevoked = on(paymentReversed, (tx, { studentId, since, at }) =>
  revokePapersOf(tx, { studentId, kinds: [EXAMINATION_CARD.kind], since }, at, REVERSED),
);
