import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, use } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { sectionOf } from '../../../../.storybook/programmes/delivered.ts';
import { ConflictScreen } from './ConflictScreen.tsx';

interface MeetingProps {
  readonly section: string;
  readonly here: SectionAnswers;
  readonly there: SectionAnswers;
  readonly onResolve: (chosen: SectionAnswers) => void;
}

const Meeting = (props: MeetingProps) => (
  <Suspense fallback="Loading…">
    <Met {...props} />
  </Suspense>
);

function Met({ section, here, there, onResolve }: MeetingProps) {
  const { schema } = use(sectionOf('jupeb', section));
  return (
    <ConflictScreen
      schema={schema}
      onResolve={onResolve}
      conflict={{
        section,
        device: { data: here, savedAt: '2026-11-02T13:05:00Z' },
        server: { data: there, savedAt: '2026-11-02T12:58:00Z', revision: 3 },
      }}
    />
  );
}

const subjects = (grade: number) =>
  Array.from({ length: 8 }, (_, index) => ({ subjectId: index + 1, gradeId: index === 3 ? grade : 2 }));
const sitting = (change: object) => ({
  ExaminationTypeId: 1,
  examNumber: '4250101001',
  examYear: 2025,
  examCenter: 'Government College, Umuahia',
  resultPin: '123456789012',
  resultSerialNumber: 'WRN123456',
  ...change,
});

const meta: Meta<typeof Meeting> = {
  title: 'Applicant/Conflict',
  component: Meeting,
  parameters: { bare: true },
  globals: { viewport: { value: 'phone' } },
  args: { onResolve: fn() },
};
export default meta;
type Story = StoryObj<typeof Meeting>;

/** Two of twenty-two answers differ, and nothing else is shown. */
export const Sittings: Story = {
  args: {
    section: 'o-level-result',
    here: { oLevelInfo: [sitting({ subjects: subjects(1) })] },
    there: { oLevelInfo: [sitting({ examNumber: '4250101009', subjects: subjects(3) })] },
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', {
        name: 'O-Level Result was also filled in another tab or on another device',
      }),
    ).toHaveFocus();
    await canvas.findAllByText(/Biology/);
    await expect([...canvasElement.querySelectorAll('.conflict__part')].map(({ textContent }) => textContent)).toEqual([
      'First Sitting, Exam Number: 4250101001',
      'First Sitting, Subjects and grades: Subject: Biology; Grade: A1',
      'First Sitting, Exam Number: 4250101009',
      'First Sitting, Subjects and grades: Subject: Biology; Grade: B3',
    ]);
    await expect([...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'A1',
      'B3',
    ]);
    await userEvent.click(canvas.getByRole('radio', { name: /^Elsewhere, 02\/11\/2026 13:58/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep these answers' }));
    await expect(args.onResolve).toHaveBeenCalledWith(args.there);
  },
};
