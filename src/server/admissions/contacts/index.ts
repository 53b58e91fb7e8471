import { contacts as contract } from '#contract/admissions/contacts.ts';
import { NORMALISERS } from '#rules/normalisers.ts';
import { formSheet } from '../../kit/forms/rows.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { serveResource } from '../../kit/resource/serveResource.ts';
import type { Domain } from '../../platform/domain.ts';
import { mistakeAt } from '../../platform/problem.ts';
import { readRegNumber } from '../admission-list/service.ts';
import { contacts as stored, numbersKnown, type ContactDetails } from './sql.ts';

const UNKNOWN = 'no candidate and no admission has this number';

/** A contact without either says nothing. */
function requireOne<Typed extends ContactDetails>(typed: Typed, title: string): Typed {
  if (!typed.email && !typed.phone) throw mistakeAt('/email', 'please enter an email address or a phone number', title);
  return typed;
}

export const contacts: Domain = {
  name: 'contacts of candidates',
  register(app, platform) {
    const sheet = formSheet(platform, 'candidate-contact');
    const heading = sheet.headings['registrationNumber']!;
    serveResource(app, platform, contract, stored, {
      judge: {
        create: (answers, title) => {
          const typed = judgeForm(platform, 'candidate-contact', answers, title);
          return requireOne({ ...typed, registrationNumber: readRegNumber(typed.registrationNumber) }, title);
        },
        correct: (answers, title) => requireOne(judgeForm(platform, 'contact-details', answers, title), title),
      },
      sheet: {
        ...sheet,
        async following(db, rows) {
          const numbers = rows.map(({ cells }) => readRegNumber(NORMALISERS.capitals(cells[heading] ?? '')));
          const known = new Set((await numbersKnown(db, { numbers })).map(({ number }) => number));
          return rows.map((row, place) =>
            known.has(numbers[place]!) || numbers[place] === ''
              ? row
              : { ...row, unclear: { ...row.unclear, [heading]: UNKNOWN } },
          );
        },
      },
    });
  },
};
