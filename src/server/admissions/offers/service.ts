export { answerWithin } from './answering.ts';
export { offerRuleOf } from './delivery/rule.ts';
export { offerTerms } from './delivery/terms.ts';
export { enqueueOfferMails, mailAbout } from './mailing.ts';
export { provenAdmission } from './proving.ts';
export { findOwnOffer } from './sql.ts';
