import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse, NO_LINE } from '../../../../.storybook/shell/insideShell.tsx';
import { type Student, StudentInput } from './StudentInput.tsx';

const SEARCH = 'GET /Student/find-students';

const FOUND = [
  { id: 'a', fullName: 'Okafor Ada', number: 'CSC/2025/0012', programme: 'B.Sc. Computer Science', level: '200 Level' },
  { id: 'b', fullName: 'Okafor Ada', number: '202630639047FF', programme: 'B.Sc. Economics', level: '100 Level' },
];

function Labelled() {
  const [chosen, setChosen] = useState<Student>();
  return (
    <>
      <div className="field">
        <label className="field__label" htmlFor="who">
          Student
        </label>
        <StudentInput id="who" label="Student" chosen={chosen} onChoose={setChosen} />
      </div>
      <output aria-label="Chosen">{chosen?.id}</output>
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

const typeName: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox', { name: 'Student' }), 'okafor');
};

/** Two of the same name are told apart by number and programme. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeName(context);
    const options = await canvas.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Okafor Ada CSC/2025/0012, B.Sc. Computer Science, 200 Level',
      'Okafor Ada 202630639047FF, B.Sc. Economics, 100 Level',
    ]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByLabelText('Chosen')).toHaveTextContent('b');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const NothingFound: Story = {
  beforeEach: collegeSays({ [SEARCH]: [] }),
  play: async (context) => {
    await typeName(context);
    await expect(
      await context.canvas.findByText('No result found for "okafor", check your selection and try again'),
    ).toBeVisible();
  },
};

export const WithoutALine: Story = {
  beforeEach: collegeSays({ [SEARCH]: NO_LINE }),
  play: async (context) => {
    await typeName(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Could not be searched.');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await typeName(context);
    await expect(await context.canvas.findAllByRole('option')).toHaveLength(2);
  },
};
