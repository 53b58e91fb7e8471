import type { ProvisionalSheet } from '#contract/academics/provisional.ts';
import { displayDate, displayMoment } from '#rules/displayDate.ts';
import { BLANK, type Printable } from '../../kit/paper/servePaper.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { notFound } from '../../platform/problem.ts';
import { readerOf, requireOffice } from './boardClass.ts';
import { classIsPublished, decisionById, listsOfDecision } from './sql/boardDecisions.ts';
import { placeNames } from './sql/students.ts';

export const BOARD_DECISION = { kind: 'board-decision', prefix: 'BRD' } as const;

const NONE = 'There is no such decision of a board';

/**
 * The lists as the board decided on them, whatever changed since. Its code proves the meeting and how many students it was about, and no
 * result of one. @throws Problem 404 for who may not read it: a list shows marks that a head or a dean of others may not see yet
 */
export async function boardDecisionOf(db: Queryable, user: User, { id }: { readonly id: string }): Promise<Printable> {
  const [found] = await decisionById(db, { id });
  if (!found) throw notFound(NONE);
  await requireOffice(db, user, found.departmentId);
  if (!readerOf(user).isAll && !(await classIsPublished(db, found))[0]?.isPublished)
    throw notFound('The lists of the board are open to you once all of it is published');
  const [names] = await placeNames(db, found);
  if (!names) throw notFound(NONE);
  const lists = (await listsOfDecision(db, { id }))[0]!.lists as ProvisionalSheet['recommendations'];
  const students = lists.reduce((sum, list) => sum + list.students.length, 0);
  const { programme, rules, levelId, number, metOn, minute, by, recordedAt, digest } = found;
  const present = found.present as string[];
  const facts: [string, string][] = [
    ['Programme', programme],
    ['Class', `${names.department}, ${levelId} level`],
    ['Session', `${names.session}, ${names.semester}`],
    ['The board met on', displayDate(metOn)],
    ['Minute', minute],
    ['Students', String(students)],
  ];
  return {
    subjectKind: 'board_decision',
    subjectId: id,
    proves: facts,
    content: {
      ...BLANK,
      title: 'Decision of the board on results',
      office: names.faculty,
      holder: `${programme}, ${levelId} level, ${names.semester}, ${names.session}`,
      groups: [
        {
          title: 'Decision',
          facts: [
            ...facts,
            ['Graded by', rules],
            ...(number > 1 ? [['Decision', `Number ${number} on these lists`] as [string, string]] : []),
            ['Recorded by', `${by}, ${displayMoment(recordedAt.toISOString())}`],
            ['Lists', digest.slice(0, 8)],
          ],
        },
        { title: 'Present', facts: present.map((name, index): [string, string] => [String(index + 1), name]) },
        { title: 'Lists', facts: lists.map((list): [string, string] => [list.title, String(list.students.length)]) },
      ],
      tables: lists.map(({ title, students: named }) => ({
        title,
        columns: [
          { title: 'S/N', isFigure: true },
          { title: 'Matric number', isFigure: false },
          { title: 'Name', isFigure: false },
          { title: 'What it rests on', isFigure: false },
        ],
        rows: named.map(({ regNo, name, detail }, index) => [String(index + 1), regNo, name, detail]),
        totals: [],
        rowsPerPage: null,
        signatures: [],
      })),
      signatures: ['Chairman of the board', 'Registrar'],
    },
  };
}
