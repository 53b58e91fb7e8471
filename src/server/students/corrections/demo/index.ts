import { workingMoment } from '../../../kit/demo/calendar.ts';
import { randomOf } from '../../../kit/demo/random.ts';
import { studentAt, type DemoStudent } from '../../../kit/demo/students.ts';
import type { Demo, DemoStep } from '../../../platform/demo.ts';
import { insertDemoCorrections } from './sql.ts';

/** An affidavit, of one empty page. */
const AFFIDAVIT = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`);

/** Two students have asked, and wait for an officer. */
export const demoCorrections: DemoStep = {
  name: 'correction requests',
  needs: ['student profiles'],
  async slice(demo) {
    const students = firstMoved(demo, 2);
    const rows = students.map((student, index) => {
      const random = randomOf(`correction ${student.userName}`);
      return {
        id: random.uuid(),
        userId: student.id,
        fileId: random.uuid(),
        name: 'affidavit.pdf',
        bytes: AFFIDAVIT.length,
        at: workingMoment(random, demo.day, 9, 2),
        ...(index === 0 ? birthOf(student) : nameOf(student)),
      };
    });
    for (const { fileId } of rows) await demo.files.put(fileId, AFFIDAVIT);
    return (tx) => insertDemoCorrections(tx, { rows }).then(() => undefined);
  },
};

const firstMoved = (demo: Demo, count: number): DemoStudent[] =>
  Array.from({ length: Math.min(demo.students, 20) }, (_, place) => studentAt(demo, place))
    .filter(({ hasMoved }) => hasMoved)
    .slice(0, count);

const birthOf = ({ birthday }: DemoStudent) => ({
  fact: 'Date of birth',
  stood: { dateOfBirth: birthday },
  wanted: { dateOfBirth: `${Number(birthday.slice(0, 4)) - 1}${birthday.slice(4)}` },
  reason: 'The year is wrong, as my birth certificate shows.',
});

const nameOf = ({ surname, firstname, middlename }: DemoStudent) => ({
  fact: 'Name',
  stood: { surname, firstname, middlename: middlename || null },
  wanted: { surname, firstname: `${firstname}a`, middlename: middlename || null },
  reason: 'The last letter of my first name is missing.',
});
