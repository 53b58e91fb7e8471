import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AnswerPage, AnswerViews } from '#contract/admissions/answer-lists.ts';
import { collegeSays, inTheHouse, NO_LINE } from '../../../../../.storybook/shell/insideShell.tsx';
import { AnswerListPage } from './AnswerListPage.tsx';
import { QUESTIONS } from './questions.fixture.ts';

const AT = '2026-11-20T09:00:00.000Z';

const PAGE: AnswerPage = {
  rows: ['Okafor Adaeze', 'Bello Halima'].map((fullName, index) => ({
    id: `0190f5c2-0000-7000-8000-00000000000${index}`,
    number: `PDG/00000${index}`,
    fullName,
    state: index === 0 ? 'submitted' : 'begun',
    startedAt: AT,
    submittedAt: index === 0 ? AT : null,
    isShortlisted: index === 0,
    hasOpenQuery: index === 0,
    answers: { 'person/stateId': 'Kano', 'person/score': index === 0 ? '241' : null },
  })),
  before: null,
  after: 'mark',
};

const VIEWS: AnswerViews = {
  views: [
    {
      id: 1,
      name: 'Women of Kano',
      view: { columns: ['person/stateId'], filters: [{ path: 'person/genderId', test: 'one-of', answers: [2] }] },
      role: 'Admissions Officer',
      isOwn: false,
      by: 'Bello Amina',
    },
  ],
  roles: [{ id: 1, name: 'Admissions Officer' }],
};

const ANSWERS = {
  'GET /Enum/programme-types': [{ id: 10, name: 'Pre-degree' }],
  'GET /Application/answer-questions': QUESTIONS,
  'GET /Application/answer-views': VIEWS,
  'GET /Application/answer-list': PAGE,
  'GET /Application/answer-list/count': { total: 24_113 },
};

const meta = {
  component: AnswerListPage,
  decorators: [inTheHouse],
  parameters: { isPage: true, address: '/?ApplicationTypeId=10&columns=person/stateId,person/score' },
  beforeEach: collegeSays(ANSWERS),
} satisfies Meta<typeof AnswerListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Dialogs and menus stand outside the page's own tree. */
const bodyOf = ({ canvasElement }: { readonly canvasElement: HTMLElement }) => within(canvasElement.ownerDocument.body);

export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Okafor Adaeze' })).toBeVisible();
    await expect(await canvas.findByText('24,113 found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next page' })).toBeVisible();
  },
};

export const RowsFiltered: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const body = bodyOf(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a filter' }));
    await userEvent.selectOptions(await body.findByLabelText('Question'), 'Subjects and grades (rows)');
    const least = body.getByLabelText('At least how many rows');
    await userEvent.clear(least);
    await userEvent.type(least, '5');
    const each = within(body.getByRole('group', { name: 'In each of them' }));
    await userEvent.click(each.getByText('Grade'));
    await userEvent.click(each.getByRole('checkbox', { name: 'A1' }));
    await expect(body.getByText('Subjects and grades: at least 5 with Grade: A1')).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: 'Add the filter' }));
    await expect(
      await canvas.findByRole('button', { name: 'Remove the filter Subjects and grades: at least 5 with Grade: A1' }),
    ).toBeVisible();
  },
};

export const ViewChosen: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }));
    await userEvent.click(await bodyOf(context).findByRole('button', { name: 'Women of Kano (Bello Amina)' }));
    await expect(await canvas.findByText('Sex: Female')).toBeVisible();
  },
};

export const NoProgramme: Story = {
  parameters: { address: '/' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please choose a programme')).toBeVisible();
  },
};

export const NothingFound: Story = {
  beforeEach: collegeSays({ ...ANSWERS, 'GET /Application/answer-list': { rows: [], before: null, after: null } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no result/i)).toBeVisible();
  },
};

export const WithoutLine: Story = {
  beforeEach: collegeSays({ ...ANSWERS, 'GET /Application/answer-list': NO_LINE }),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Okafor Adaeze' })).toBeVisible();
  },
};
