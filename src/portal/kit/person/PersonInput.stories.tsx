import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse, NO_LINE } from '../../../../.storybook/shell/insideShell.tsx';
import { type Person, PersonInput } from './PersonInput.tsx';

const SEARCH = 'GET /Lecturer/lecturers';

const FOUND = [
  { userName: 'lecturer', fullName: 'Bello Ibrahim', role: 'lecturer' },
  { userName: 'nbello', fullName: 'Bello Ngozi', role: 'hod' },
];

function Labelled() {
  const [chosen, setChosen] = useState<Person>();
  return (
    <>
      <div className="field">
        <label className="field__label" htmlFor="who">
          Assign
        </label>
        <PersonInput id="who" label="Assign" chosen={chosen} onChoose={setChosen} />
      </div>
      <output aria-label="Chosen">{chosen?.userName}</output>
    </>
  );
}

const meta = {
  component: Labelled,
  decorators: [inTheHouse],
  beforeEach: collegeSays({ [SEARCH]: FOUND }),
} satisfies Meta<typeof Labelled>;

export default meta;
type Story = StoryObj<typeof meta>;

const typeBello: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox', { name: 'Assign' }), 'bello');
};

export const ByKeyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeBello(context);
    await expect(await canvas.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Assign' })).toHaveValue('Bello Ngozi');
    await expect(canvas.getByLabelText('Chosen')).toHaveTextContent('nbello');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const NothingFound: Story = {
  beforeEach: collegeSays({ [SEARCH]: [] }),
  play: async (context) => {
    await typeBello(context);
    await expect(
      await context.canvas.findByText('No result found for "bello", check your selection and try again'),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: collegeSays({ [SEARCH]: new Promise(() => undefined) }),
  play: async (context) => {
    await typeBello(context);
    await expect(await context.canvas.findByText('Searching')).toBeVisible();
  },
};

export const WithoutALine: Story = {
  beforeEach: collegeSays({ [SEARCH]: NO_LINE }),
  play: async (context) => {
    await typeBello(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Could not be searched.');
    await expect(context.canvas.queryByText(/No result/)).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await typeBello(context);
    await expect(await context.canvas.findAllByRole('option')).toHaveLength(2);
  },
};
