import { buffer } from 'node:stream/consumers';
import { OWN_HOSTELS } from '#contract/hostels/pages.ts';
import { isPaidFor } from '#rules/hostels/beds.ts';
import { formatNaira } from '#rules/money.ts';
import { BLANK, type Printable } from '../../kit/paper/servePaper.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, unmet } from '../../platform/problem.ts';
import { fileFor } from '../../students/files/service.ts';
import { passportIn, storedSections } from '../../students/profiles/service.ts';
import { factsOf, levelName, placeInSession, studentNamed } from '../../students/records/service.ts';
import { ownPlace, REFUSED } from './holding.ts';
import { slipOfPlace } from './slipRecord.ts';
import { reservationById } from '../reservationSql.ts';

/** @throws Problem 404 for another's, 422 for a bed that is not paid or not theirs any more */
export async function slipOf(platform: Platform, user: User, id: string): Promise<Printable> {
  const { database } = platform;
  const { studentId } = await ownPlace(database, user.userId);
  const [found] = await reservationById(database, { id });
  if (!found || found.studentId !== studentId) throw notFound('You have no such reservation');
  if (!isPaidFor(found.state))
    throw unmet(
      'A slip is printed for a bed that is paid and still yours',
      [{ words: 'See what your bed waits for', link: { name: OWN_HOSTELS.hostel.name, to: OWN_HOSTELS.hostel.to } }],
      { title: REFUSED },
    );
  const student = factsOf(platform, await studentNamed(database, studentId));
  const [place] = await placeInSession(database, { studentId, sessionId: found.sessionId });
  const bed: [string, string][] = [
    ['Session', found.session],
    ['Hostel', found.hostel],
    ['Room', found.room],
    ['Bed', found.letter],
  ];
  return {
    ...slipOfPlace(found),
    studentId,
    ...(await photographOf(platform, user, studentId)),
    proves: bed,
    content: {
      ...BLANK,
      title: 'Hostel slip',
      office: 'Hostel office',
      holder: student.fullName,
      groups: [
        {
          title: 'Student',
          facts: [
            student.matricNumber ? ['Matric number', student.matricNumber] : ['Registration number', student.regNumber],
            ['Department', place?.department ?? student.department ?? ''],
            ['Level', place ? levelName(platform.lookups, place.levelId) : (student.level ?? '')],
          ],
        },
        { title: 'Bed', facts: [...bed, ['Room category', found.category], ['Location', found.location]] },
        {
          title: 'Payment',
          facts: [
            ['Invoice', found.invoiceNumber ?? ''],
            ['Amount', formatNaira(found.invoiceKobo ?? 0)],
          ],
        },
      ],
      points: ['Show this slip to the porter, who scans its code.', 'The bed is yours alone: it is not sold or lent.'],
    },
  };
}

async function photographOf(platform: Platform, user: User, studentId: string): Promise<Pick<Printable, 'photograph'>> {
  const id = passportIn(await storedSections(platform.database, studentId));
  if (!id) return {};
  return { photograph: { id, read: async () => buffer(await (await fileFor(platform, user, id)).read()) } };
}
