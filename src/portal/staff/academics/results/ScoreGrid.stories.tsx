import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { CourseSheet, GradingRules, SheetLine } from '#contract/academics/result-sheets.ts';
import type { RuleSet } from '#rules/academics/ruleSet.ts';
import { NBTE, NUC } from '#rules/academics/ruleSets.fixture.ts';
import { inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { newId } from '../../../kit/newId.ts';
import { ScoreGrid } from './ScoreGrid.tsx';

const rules = (id: number, { bands, passMark, caWeight, examWeight }: RuleSet): GradingRules => ({
  ...{ id, passMark, caWeight, examWeight },
  bands: [...bands],
});

const line = (number: string, name: string, ruleSetId: number): SheetLine => ({
  ...{ lineId: newId(), number, name, ruleSetId },
  ...{ ca: 25, exam: 46, code: null, total: 71, grade: null, remark: '', isLate: false },
});

const SHEET: CourseSheet = {
  ...{ sheetId: null, departmentCourseId: 7, sessionId: 1, session: '2026/2027', semester: 'First semester' },
  ...{ code: 'CSC 201', title: 'Computer programming', unit: 3, faculty: 'Science', department: 'Computer Science' },
  ...{ programme: 'B.Sc. Computer Science', level: 200, state: 'open', status: 'With the lecturer', since: null },
  ...{ closesOn: null, round: 1, revision: 1, digest: 'seen', caWeight: 30, examWeight: 70 },
  ruleSets: [rules(1, NUC), rules(2, NBTE)],
  lines: [line('CSC/2025/0001', 'Okafor Ada', 1), line('ND/2025/0002', 'Bello Musa', 2)],
  statistics: { students: 2, complete: 2, mean: 71, passed: 2, grades: [] },
  ...{ flags: [], unplaced: [], steps: [] },
  may: { edit: true, submit: true, amend: false, step: null, refusal: null },
};

const meta = { component: ScoreGrid, args: { sheet: SHEET }, decorators: [inTheHouse] } satisfies Meta<
  typeof ScoreGrid
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each student is graded by the rules of their own programme: 71 is A of a degree, and AB of a National Diploma. */
export const RulesOfTheirOwn: Story = {
  play: async ({ canvas }) => {
    const row = (name: RegExp) => canvas.findByRole('row', { name });
    await expect(await row(/CSC\/2025\/0001/)).toHaveTextContent(/71\s*A$/);
    await expect(await row(/ND\/2025\/0002/)).toHaveTextContent(/71\s*AB$/);
  },
};
