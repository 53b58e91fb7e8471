import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ApplicationAnswers, Reading } from '#contract/admissions/answers.ts';
import type { Applicant } from '#contract/admissions/applicants.ts';
import { collegeSays, inTheHouse, NO_LINE } from '../../../../../.storybook/shell/insideShell.tsx';
import { ApplicantPage } from './ApplicantPage.tsx';

const ID = '0190f5c2-0000-7000-8000-000000000001';
const AT = '2026-11-20T09:00:00.000Z';

const APPLICANT: Applicant = {
  id: ID,
  number: 'JUP/000042',
  fullName: 'Okafor Adaeze Ngozi',
  programme: 'JUPEB',
  state: 'submitted',
  paidAt: AT,
  submittedAt: AT,
  madeAt: AT,
  rrr: '270012345678',
  invoiceNumber: 'INV-000042',
  mobileNumber: '08031234567',
  email: 'adaeze@example.com',
  session: '2026/2027',
  references: 'answered',
  applicationId: '0190f5c2-0000-7000-8000-000000000002',
  amountKobo: 1_500_000,
  edition: 1,
  sections: [{ name: 'personal-details', title: 'Personal Details', isSaved: true, isOpen: false }],
  editions: [],
  may: ['reset'],
};

const text = (path: string, question: string, answer: string | null): Reading => ({
  path,
  question,
  kind: 'text',
  answer,
});
const subject = (index: number, name: string, grade: string) => ({
  title: `Subjects and grades ${index}`,
  readings: [text(`s/${index}/subjectId`, 'Subject', name), text(`s/${index}/gradeId`, 'Grade', grade)],
});

const ANSWERS: ApplicationAnswers = {
  isEarlier: true,
  sections: [
    {
      name: 'personal-details',
      title: 'Personal Details',
      readings: [
        {
          path: 'personal-details/passport',
          question: 'Passport photograph',
          kind: 'file',
          answer: 'Uploaded: photograph.pdf, 40 kB',
          file: { id: ID, name: 'photograph.pdf', kind: 'pdf', size: 40_000 },
        },
        text('personal-details/titleId', 'Title', 'Miss'),
        text('personal-details/dateOfBirth', 'Date of birth', '14/03/2010'),
        text('personal-details/stateId', 'State of origin', 'Kano'),
        text('personal-details/maidenName', 'Maiden Name', null),
        text('personal-details/permanentAddress', 'Address', '12 Marina Road, off Broad Street, Lagos Island, Lagos'),
        {
          path: 'personal-details/hasDisability',
          question: 'Do you have any disability?',
          kind: 'choice',
          answer: null,
          isHidden: true,
        },
      ],
    },
    {
      name: 'o-level-result',
      title: 'O-Level Result',
      readings: [
        {
          path: 'o-level-result/oLevelInfo',
          question: 'O-Level Result',
          kind: 'rows',
          answer: null,
          rows: [
            {
              title: 'First Sitting',
              readings: [
                text('o/examNumber', 'Exam Number', '4250101001'),
                {
                  path: 'o/subjects',
                  question: 'Subjects and grades',
                  kind: 'rows',
                  answer: null,
                  rows: [subject(1, 'Mathematics', 'B2'), subject(2, 'English Language', 'A1')],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  saves: [{ section: 'personal-details', savedAt: AT, times: 3, drafts: 2 }],
  photograph: null,
  marks: [
    { kind: 'age', words: 'Date of birth: the youngest that anybody may be, 16 by the year', applicants: [] },
    {
      kind: 'phone',
      words: 'Others have applied with this phone number in the session',
      applicants: [{ id: ID, fullName: 'Okafor Chidi' }],
    },
  ],
  differences: [{ fact: 'State of origin', application: 'Kano', jamb: 'Kaduna', admission: null }],
  referees: [
    {
      fullname: 'Professor Musa Bello',
      email: 'musa@uni.example',
      state: 'answered',
      askedAt: AT,
      answeredAt: AT,
      reference: [
        {
          name: 'reference',
          title: 'Reference',
          readings: [text('reference/recommendation', 'Recommendation', 'Strongly recommended')],
        },
      ],
    },
  ],
  emails: [
    {
      subject: 'Your JUPEB application has been submitted',
      to: 'adaeze@example.com',
      queuedAt: AT,
      sentAt: AT,
      refusedAt: null,
    },
  ],
  changes: [{ at: AT, by: 'The applicant', words: 'Application save section: Personal Details', from: '102.89.1.7' }],
};

const SENSITIVE = [
  {
    name: 'personal-details',
    title: 'Personal Details',
    readings: [text('personal-details/hasDisability', 'Do you have any disability?', 'Yes')],
  },
];

const says = (answers: unknown, claims: Parameters<typeof collegeSays>[1] = ['applications']) =>
  collegeSays(
    {
      'GET /Menus/menus': { menuItems: [], claims },
      [`GET /Application/applications/${ID}`]: APPLICANT,
      [`GET /Application/applications/${ID}/answers`]: answers,
      [`GET /Application/applications/${ID}/sensitive-answers`]: SENSITIVE,
    },
    claims,
  );

const meta = {
  component: ApplicantPage,
  beforeEach: says(ANSWERS),
  parameters: { isPage: true, address: `/applications/applicants/view?id=${ID}#answers` },
  decorators: [inTheHouse],
} satisfies Meta<typeof ApplicantPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without the claim the page says that there is something that it does not show. */
export const Answers: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kaduna')).toBeVisible();
    await expect(canvas.getByText('One answer is not shown here.')).toBeVisible();
    await expect(canvas.getByText(/The claim ‘Sensitive answers’ opens them/)).toBeVisible();
    await expect(canvas.getByText('Sensitive, not shown here')).toBeVisible();
    await expect(canvas.getByText('Strongly recommended')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show the sensitive answers' })).toBeNull();
  },
};

export const WithTheClaim: Story = {
  beforeEach: says(ANSWERS, ['applications', 'sensitive-answers']),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the sensitive answers' }));
    await expect(await canvas.findByText('Yes')).toBeVisible();
  },
};

export const Changes: Story = {
  parameters: { address: `/applications/applicants/view?id=${ID}#changes` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The applicant, from 102.89.1.7')).toBeVisible();
    await expect(canvas.getByText(/To adaeze@example.com, sent/)).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: says(new Promise(() => undefined)) };

export const Offline: Story = {
  beforeEach: says(NO_LINE),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
