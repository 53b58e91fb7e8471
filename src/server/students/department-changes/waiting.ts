import { STUDENTS } from '#contract/students/pages.ts';
import { andMore } from '#rules/text/andMore.ts';
import type { Waiting } from '../../kit/waiting/waiting.ts';
import { changeList } from './list.ts';

/** So many are named, those that wait longest. */
const NAMED = 2;

/** Applications that wait for the caller's office. */
export const changesToDecide: Waiting = {
  name: 'department-changes-to-decide',
  page: STUDENTS.departmentChanges,
  async read({ database }, caller) {
    const filters = { mine: true };
    const { rows, metadata } = await changeList.page(
      database,
      { ...filters, sort: 'createdAt', pageSize: NAMED },
      caller,
    );
    const count = metadata.totalCount;
    if (count === 0) return [];
    return [
      {
        what: `Decide on ${count === 1 ? 'a change' : `${count} changes`} of department`,
        detail: andMore(
          rows.map(({ fullName }) => fullName),
          count,
        ),
        filters,
      },
    ];
  },
};
