import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { BoardDecision } from '#contract/academics/board-decisions.ts';
import type { ProvisionalBroadsheet, ProvisionalSheet } from '#contract/academics/provisional.ts';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { ProvisionalPage } from './ProvisionalPage.tsx';

type Student = ProvisionalSheet['students'][number];

const sum = (creditUnit: number, gradePointAverage: string | null, provisional: string | null = null) => ({
  creditUnit,
  creditPoint: 0,
  gradePointAverage,
  provisional,
});

const student = (regNo: string, name: string, of: Partial<Student>): Student => ({
  studentId: `00000000-0000-4000-8000-00000000${regNo.slice(-4)}`,
  regNo,
  name,
  subjects: { 'CSC 401': '72 A', 'CSC 499': '65 B' },
  previous: sum(96, '4.52'),
  current: sum(8, '4.25'),
  cumulative: sum(104, '4.50'),
  remark: 'Pass',
  carryOvers: [],
  earned: { passed: 104, exempt: 0, total: 104, needed: null },
  missing: [],
  list: 'To graduate: First Class',
  ...of,
});

const ADA = student('UG/23/22/0001', 'Adebayo Tunde', {});
const BELLO = student('UG/23/22/0002', 'Bello Aisha', {
  subjects: { 'CSC 401': '38 F' },
  current: sum(2, '0.00', 'provisional, 1 of 2 courses'),
  cumulative: sum(98, '2.84', 'provisional, 1 of 2 courses'),
  remark: 'CO',
  carryOvers: ['CSC 401'],
  missing: ['CSC 499: With the lecturer'],
  list: 'Waits for marks',
});

const SHEET: ProvisionalSheet = {
  programmeId: 1,
  programme: 'B.Sc. Computer Science',
  ruleSetId: 1,
  rules: 'NUC 5.0',
  courses: [
    {
      courseCode: 'CSC 401',
      courseUnit: 2,
      courseTitle: 'Software Engineering',
      status: 'With the dean',
      students: 2,
      marked: 2,
    },
    {
      courseCode: 'CSC 499',
      courseUnit: 6,
      courseTitle: 'Final Year Project',
      status: 'With the lecturer',
      students: 2,
      marked: 1,
    },
  ],
  students: [ADA, BELLO],
  recommendations: [
    {
      title: 'To graduate: First Class',
      students: [{ regNo: ADA.regNo, name: ADA.name, detail: '4.50, Pass' }],
    },
    {
      title: 'Waits for marks',
      students: [{ regNo: BELLO.regNo, name: BELLO.name, detail: 'CO CSC 401; CSC 499: With the lecturer' }],
    },
  ],
  digest: 'a1',
  decision: null,
  hasChanged: false,
  undecidable: ['CSC 499: With the lecturer'],
  mayDecide: false,
};

const BROADSHEET: ProvisionalBroadsheet = {
  faculty: 'Faculty of Sciences',
  department: 'Computer Science',
  session: '2026/2027',
  semester: 'Second Semester',
  level: 400,
  sheets: [
    SHEET,
    { ...SHEET, programmeId: 2, programme: 'ND Computer Science', ruleSetId: 2, rules: 'NBTE 4.0', students: [ADA] },
  ],
  publication: null,
};

const DECISION: BoardDecision = {
  id: '00000000-0000-4000-8000-000000000001',
  programme: SHEET.programme,
  number: 1,
  metOn: '2026-11-20',
  minute: 'AB/2026/14.3',
  present: ['Prof. Bello Amina', 'Dr Okafor Ada'],
  by: 'Eze Chidi',
  at: '2026-11-20T14:00:00Z',
};
const DECIDABLE: ProvisionalBroadsheet = {
  ...BROADSHEET,
  sheets: [{ ...SHEET, undecidable: [], mayDecide: true, decision: DECISION, hasChanged: true }],
};

const meta = {
  component: ProvisionalPage,
  beforeEach: collegeSays({ 'GET /Results/provisional-results': BROADSHEET }, ['results', 'approve-results']),
  decorators: [inTheHouse],
  parameters: {
    isPage: true,
    address: '/class/results/before/view?departmentId=22&levelId=400&sessionId=1&semesterId=2',
  },
} satisfies Meta<typeof ProvisionalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It says that it is provisional, what is missing, and who would be on which list; each rule set has a sheet of its own. */
export const BeforeApproval: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Provisional.')).toBeVisible();
    const first = canvas.getByRole('region', { name: 'B.Sc. Computer Science, NUC 5.0' });
    const row = within(within(first).getByRole('table', { name: 'Students' })).getByRole('row', {
      name: /Bello Aisha/,
    });
    await expect(row).toHaveTextContent('2.84 (provisional, 1 of 2 courses)');
    await expect(row).toHaveTextContent('CSC 499: With the lecturer');
    await expect(within(first).getByRole('table', { name: 'To graduate: First Class: 1' })).toHaveTextContent(
      'Adebayo',
    );
    await expect(canvas.getByRole('region', { name: 'ND Computer Science, NBTE 4.0' })).toBeVisible();
  },
};

export const AllIsPublished: Story = {
  beforeEach: collegeSays({
    'GET /Results/provisional-results': Response.json(
      { success: false, message: 'All of it is published, or nothing is registered. See the broadsheet of results' },
      { status: 404 },
    ),
  }),
  play: async ({ canvas }) => expect(await canvas.findByText(/All of it is published/)).toBeVisible(),
};

/** The board decides in one act. What it decided on before has changed since, so that it decides again. */
export const TheBoardDecides: Story = {
  beforeEach: collegeSays({ 'GET /Results/provisional-results': DECIDABLE }, ['results', 'senate']),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('These lists have changed since.')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Record the decision of the board on B.Sc. Computer Science' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('Waits for marks: 1')).toBeVisible());
    await expect(dialog.getByRole('textbox', { name: /Present/ })).toBeVisible();
  },
};

/** The registry reads what is missing before it can publish. */
export const SomethingIsMissing: Story = {
  beforeEach: collegeSays(
    {
      'GET /Results/provisional-results': {
        ...BROADSHEET,
        publication: { missing: ['CSC 499: With the lecturer'], sheets: 1, digest: 'b2' },
      },
    },
    ['results', 'publish-results'],
  ),
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Publication' }));
    await expect(part.getByText('CSC 499: With the lecturer')).toBeVisible();
    await expect(part.queryByRole('button')).toBeNull();
  },
};

export const TheLevelCanBePublished: Story = {
  beforeEach: collegeSays(
    {
      'GET /Results/provisional-results': {
        ...DECIDABLE,
        sheets: [{ ...SHEET, undecidable: [], decision: DECISION }],
        publication: { missing: [], sheets: 2, digest: 'b2' },
      },
    },
    ['results', 'publish-results'],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Publish the level' })).toBeVisible();
    await expect(canvas.getByText(/The board decided on these lists on 20\/11\/2026: AB\/2026\/14\.3\./)).toBeVisible();
  },
};
