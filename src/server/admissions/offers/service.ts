export { answerWithin } from './answering.ts';
export { OFFER_DAYS } from './extending.ts';
export { enqueueOfferMails, mailAbout } from './mailing.ts';
export { provenAdmission } from './proving.ts';
export { findOwnOffer } from './sql.ts';
