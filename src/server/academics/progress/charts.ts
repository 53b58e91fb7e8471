import type { Chart } from '../../kit/charts/chart.ts';
import { registrationsLed, sheetsLed, sheetsTaught } from './sql.ts';

/** In the order in which a sheet goes through them. */
const SHEET_STATES: Readonly<Record<string, string>> = {
  open: 'Being marked',
  submitted: 'With the head',
  'head approved': 'With the dean',
  'dean approved': 'With senate',
  'senate approved': 'To be published',
  published: 'Published',
};

function drawnSheets(counted: readonly { readonly state: string; readonly sheets: number }[]) {
  const sheets = new Map(counted.map((row) => [row.state, row.sheets]));
  return counted.length === 0
    ? null
    : { rows: Object.entries(SHEET_STATES).map(([state, name]) => ({ name, amounts: [sheets.get(state) ?? 0] })) };
}

const SHEETS = { look: 'steps', label: 'State', draws: ['Sheets'] } as const;

/** Each is of the caller's own scope: the courses they teach, the level they advise, the department or faculty they lead. */
export const progressCharts: readonly Chart[] = [
  {
    ...SHEETS,
    name: 'own-result-sheets',
    title: 'Result sheets of your courses',
    page: { claim: 'marks' },
    read: async ({ database }, { userId }) => drawnSheets(await sheetsTaught(database, { userId })),
  },
  {
    name: 'registrations-by-level',
    title: 'Course registration of the semester, by level',
    look: 'columns',
    label: 'Level',
    draws: ['Not submitted', 'Submitted', 'Returned', 'Approved'],
    page: { claim: 'results' },
    async read({ database, lookups }, { userId }) {
      const levels = await registrationsLed(database, { userId });
      return levels.length === 0
        ? null
        : {
            rows: levels.map(({ levelId, absent, submitted, returned, approved }) => ({
              name: lookups.nameOf('levels', levelId) ?? String(levelId),
              amounts: [absent, submitted, returned, approved],
            })),
          };
    },
  },
  {
    ...SHEETS,
    name: 'result-sheets-led',
    title: 'Where the result sheets are',
    page: { claim: 'approve-results' },
    read: async ({ database }, { userId }) => drawnSheets(await sheetsLed(database, { userId })),
  },
];
