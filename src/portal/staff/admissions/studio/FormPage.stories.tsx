import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Form } from '#contract/admissions/forms.ts';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { FormPage } from './FormPage.tsx';

const question = { help: null, required: false, message: null, widget: null, kind: 'string', options: null };

const FORM: Form = {
  id: 'pre-degree',
  name: 'Pre-Degree',
  loginPage: '/pre_degree_login',
  version: '63a2091d1f056c16',
  filesChanged: false,
  revision: 3,
  draft: {
    id: '0190f5c2-0000-7000-8000-000000000068',
    state: 'editing',
    may: ['ask', 'drop'],
    status: 'Being edited',
    digest: 'seen',
    begunBy: 'Ekanem Idara',
  },
  sections: [
    {
      name: 'personal-details',
      file: 'schemas/pre-degree/personal-details.json',
      title: 'Personal Details',
      questions: [
        { ...question, name: 'phone', title: 'Phone', required: true, message: 'please enter it', isShared: true },
        { ...question, name: 'meal', title: 'Lunch', widget: 'select', options: ['Rice', 'Yam'], isShared: false },
        { ...question, name: 'note', title: 'Note', widget: 'textarea', isShared: false },
      ],
    },
    { name: 'programme', file: 'schemas/pre-degree/programme.json', title: 'Programme', questions: [] },
  ],
  sources: [{ file: 'schemas/pre-degree/programme.json', text: '{\n  "title": "Programme"\n}\n' }],
  mistakes: [
    {
      file: 'schemas/pre-degree/personal-details.json',
      line: 12,
      place: 'Personal Details, Lunch',
      sentence: "'lunch' is no word of the vocabulary.",
    },
  ],
  effects: ['Personal Details, Phone: must now be answered'],
  history: [
    {
      id: '0190f5c2-0000-7000-8000-000000000003',
      sentence: 'Phone is now required',
      by: 'Ekanem Idara',
      at: '2026-10-06T09:42:00.000Z',
      isOwn: true,
      undoneAt: null,
    },
    {
      id: '0190f5c2-0000-7000-8000-000000000002',
      sentence: 'Lunch was added after Phone',
      by: 'Bello Amina',
      at: '2026-10-06T09:40:00.000Z',
      isOwn: false,
      undoneAt: null,
    },
    {
      id: '0190f5c2-0000-7000-8000-000000000001',
      sentence: 'Note is now called ‘Remark’',
      by: 'Ekanem Idara',
      at: '2026-10-06T09:38:00.000Z',
      isOwn: true,
      undoneAt: '2026-10-06T09:39:00.000Z',
    },
  ],
  meanings: {
    title: 'The field’s label.',
    description: 'Help shown under the field.',
    enum: 'The only answers there are.',
  },
  widgets: [
    { name: 'select', meaning: 'one of a list', types: ['integer', 'string'] },
    { name: 'textarea', meaning: 'several lines of text', types: ['string'] },
    { name: 'tick', meaning: 'one box to tick, beside a text', types: ['boolean'] },
  ],
};

const says = (form: Form) => collegeSays({ 'GET /Application/form/pre-degree': form }, ['applications', 'programmes']);

const meta = {
  component: FormPage,
  args: { id: 'pre-degree' },
  parameters: { isPage: true, address: '/applications/setup/forms/pre-degree' },
  decorators: [inTheHouse],
  beforeEach: says(FORM),
} satisfies Meta<typeof FormPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Edited: Story = {
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Personal Details, Lunch')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Move Phone up' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Move Note down' })).toBeDisabled();
    await expect(canvas.getByText('Nothing is asked here yet.')).toBeVisible();
  },
};

/** Only what fits its kind can be chosen, and nothing is saved before something is changed. */
export const OneQuestion: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Lunch' }));
    const page = document.body;
    await waitFor(() => expect(page.querySelector('[role=dialog], .dialog')).not.toBeNull());
    await waitFor(() => expect(page.querySelector<HTMLInputElement>('[aria-label="Answer 2"]')!.value).toBe('Yam'));
    const looks = [...page.querySelectorAll('.dialog option')].map(({ textContent }) => textContent);
    await expect(looks).toEqual(['By its kind', 'one of a list', 'several lines of text']);
    await expect(page.querySelector<HTMLButtonElement>('.dialog button[type=submit]')!.disabled).toBe(true);
  },
};

/** One undoes one's own alone. */
export const History: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Changes (2)' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo: Phone is now required' })).toBeVisible());
    await expect(canvas.queryAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
    await expect(canvas.getByText('Personal Details, Phone: must now be answered')).toBeVisible();
  },
};

/** It is not edited until somebody takes it back. */
export const Waiting: Story = {
  beforeEach: says({
    ...FORM,
    mistakes: [],
    draft: { ...FORM.draft!, state: 'asked', status: 'To be published', may: ['publish', 'take-back', 'drop'] },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Publish' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change Lunch' })).toBeNull();
  },
};
