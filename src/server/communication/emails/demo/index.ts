import { workingMoment } from '../../../kit/demo/calendar.ts';
import { randomOf } from '../../../kit/demo/random.ts';
import { studentAt, type DemoStudent } from '../../../kit/demo/students.ts';
import type { Demo, DemoStep } from '../../../platform/demo.ts';
import { type EmailText, htmlOf, textOf } from '../../../platform/mail/emailText.ts';
import { insertDemoEmails } from '../../../platform/mail/demoEmails.ts';

const MOST = 60;
/** One in so many could not be delivered, and so many are left as they were queued. */
const [REFUSED_IN, HELD_IN] = [15, 20];
const ANSWERS = {
  delivered: '250 Kept in the demo mailbox',
  refused: '550 5.1.1 No such user here',
  held: 'Demo data: it is not sent',
};

/** Mails of the last weeks. None is due, so no mail server ever hears of them, whatever SMTP_URL says. */
export const demoEmails: DemoStep = {
  name: 'emails',
  needs: ['students'],
  slice: (demo) => async (tx) => {
    const emails = Array.from({ length: Math.min(MOST, demo.students) }, (_, place) =>
      emailOf(demo, studentAt(demo, place)),
    );
    await insertDemoEmails(tx, { emails });
  },
};

function emailOf(
  { day, settings: { school, publicUrl } }: Demo,
  { place, id, firstname, surname, email }: DemoStudent,
) {
  const random = randomOf(`email ${day} ${place}`);
  const state =
    place % REFUSED_IN === REFUSED_IN - 1 ? 'refused' : place % HELD_IN === HELD_IN - 1 ? 'held' : 'delivered';
  const content: EmailText = {
    subject: 'Your account is open',
    greeting: `Dear ${firstname},`,
    parts: [
      'Your account at the portal of the college is open. Sign in with your matriculation number.',
      { link: `${publicUrl}/login`, label: 'Sign in' },
    ],
  };
  return {
    id: random.uuid(),
    subjectId: id,
    name: `${firstname} ${surname}`,
    address: email,
    subject: content.subject,
    text: textOf(content, school),
    html: htmlOf(content, school),
    queuedAt: workingMoment(random, day, 30),
    state,
    answer: ANSWERS[state],
  };
}
