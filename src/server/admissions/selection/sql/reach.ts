const APPLIED = (number: string, session: string) =>
  `application own where own.jamb_number = ${number} and own.session_id = ${session} and own.completed_at is not null`;

const contact = (number: string, column: 'email' | 'phone') =>
  `exists (select from candidate_contact c where c.registration_number = ${number} and c.active and c.${column} is not null)`;

/** Whether the office has entered an address or a phone number of a candidate. */
export const hasContact = (number: string): string => `(${contact(number, 'email')} or ${contact(number, 'phone')})`;

/** How an offer would reach a candidate: 'email', 'phone', or 'none'. An application with several addresses still has its phone number. */
export const reachOf = (number: string, session: string): string => `case
  when ${contact(number, 'email')} or (select count(distinct lower(own.email)) from ${APPLIED(number, session)}) = 1 then 'email'
  when ${contact(number, 'phone')} or exists (select from ${APPLIED(number, session)}) then 'phone' else 'none' end`;
