import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inTheHouse } from '../../../.storybook/shell/insideShell.tsx';
import { Header } from './Header.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

const meta = {
  component: Header,
  args: {
    schoolName: 'Matricula College',
    sandbox: true,
    language: (
      <span className="top__language">
        <LanguageChoice />
      </span>
    ),
    children: <a href="/login">Login</a>,
  },
  parameters: { bare: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a wide page the language is chosen in the bar. */
export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(canvas.getByLabelText('Language')).toBeInTheDocument();
  },
};

/** A phone's bar has no room for it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Language')).not.toBeVisible();
  },
};
