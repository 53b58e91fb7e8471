import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ResitSheet } from '#contract/academics/resits.ts';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { ResitsPage } from './ResitsPage.tsx';

const SHEET: ResitSheet = {
  id: '00000000-0000-4000-8000-000000000001',
  departmentCourseId: 7,
  sessionId: 1,
  code: 'ANP 111',
  title: 'Anatomy & Physiology I',
  session: '2026/2027',
  state: 'open',
  status: 'With the lecturer',
  returned: '7305 did not sit',
  digest: 'a1',
  lines: [
    {
      lineId: '00000000-0000-4000-8000-000000000002',
      number: '7302',
      name: 'Bello Musa',
      first: '38 F',
      mark: 47,
      counted: '40 E',
    },
  ],
  may: { submit: true, step: null, refusal: null },
};

const meta = {
  component: ResitsPage,
  beforeEach: collegeSays({ 'GET /Results/resits': [SHEET] }, ['results', 'marks']),
  decorators: [inTheHouse],
  parameters: { isPage: true, address: '/results/resits' },
} satisfies Meta<typeof ResitsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The lecturer reads why they came back, beside both marks and what the second counts as. */
export const WithTheLecturer: Story = {
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Resits of ANP 111' }));
    await expect(part.getByText('Returned: 7305 did not sit')).toBeVisible();
    await expect(part.getByRole('row', { name: /Bello Musa/ })).toHaveTextContent('38 F');
    await expect(part.getByRole('row', { name: /Bello Musa/ })).toHaveTextContent('40 E');
    await expect(part.getByRole('button', { name: 'Submit the resits of ANP 111' })).toBeVisible();
  },
};

export const WithTheHead: Story = {
  beforeEach: collegeSays(
    {
      'GET /Results/resits': [
        {
          ...SHEET,
          state: 'submitted',
          status: 'With the head of department',
          returned: null,
          may: { submit: false, step: 'head', refusal: null },
        },
      ],
    },
    ['results', 'approve-results'],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Approve as head: resits of ANP 111' })).toBeVisible();
    await expect(canvas.queryByText('Workbook of resits')).toBeNull();
  },
};

export const Nothing: Story = {
  beforeEach: collegeSays({ 'GET /Results/resits': [] }, ['results']),
  play: async ({ canvas }) => expect(await canvas.findByText('No resits are on their way')).toBeVisible(),
};
