import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { ApiError } from '../../../api/apiError.ts';
import { AssignPage } from './AssignPage.tsx';

const meta = {
  component: AssignPage,
  args: {
    title: 'Faculty of Arts',
    back: { name: 'Deans of faculties', to: '/deans' },
    holder: null,
    assign: fn(async () => null),
  },
  beforeEach: collegeSays({
    'GET /Lecturer/lecturers': [{ userName: 'lecturer', fullName: 'Bello Ibrahim', role: 'lecturer' }],
  }),
  parameters: { isPage: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof AssignPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Scene = Parameters<NonNullable<Story['play']>>[0];

async function choose({ canvas, userEvent }: Scene) {
  await userEvent.type(await canvas.findByRole('combobox', { name: 'Member of staff' }), 'bello');
  await canvas.findByRole('option');
  await userEvent.keyboard('{Enter}');
}

export const Assigned: Story = {
  play: async (scene) => {
    await choose(scene);
    await scene.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(scene.args.assign).toHaveBeenCalledWith('lecturer'));
    await expect(await scene.canvas.findByText('The post has been assigned')).toBeVisible();
  },
};

/** A name of which nobody was chosen is nobody. */
export const Mistaken: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = await canvas.findByRole('combobox', { name: 'Member of staff' });
    await userEvent.type(input, 'bello');
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    await expect(await canvas.findByRole('group', { name: 'Please check this answer' })).toHaveTextContent(
      'please choose a member of staff',
    );
    await expect(input).toHaveAccessibleDescription('please choose a member of staff');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(args.assign).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    assign: fn(async () => {
      throw new ApiError(422, 'there is no such member of staff', 'Failed!', {
        '/userName': 'there is no such member of staff',
      });
    }),
  },
  play: async (scene) => {
    await choose(scene);
    await scene.userEvent.click(scene.canvas.getByRole('button', { name: 'Assign' }));
    await waitFor(() =>
      expect(scene.canvas.getByRole('combobox')).toHaveAccessibleDescription('there is no such member of staff'),
    );
    await expect(scene.canvas.getByRole('combobox')).toHaveValue('Bello Ibrahim');
  },
};

export const LeftEmpty: Story = {
  args: { holder: 'Adeyemi Folasade' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave empty' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Leave empty' }));
    await waitFor(() => expect(args.assign).toHaveBeenCalledWith(null));
  },
};

export const OnAPhone: Story = {
  args: { holder: 'Adeyemi Folasade' },
  globals: { viewport: { value: 'phone' } },
  play: choose,
};
