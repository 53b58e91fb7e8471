import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { TagUploadPage } from './TagUploadPage.tsx';

const meta = {
  component: TagUploadPage,
  parameters: { isPage: true },
  decorators: [inTheHouse],
  beforeEach: collegeSays({ 'GET /Student/student-tags/upload': null }, ['student-management']),
} satisfies Meta<typeof TagUploadPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeAFile: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Download template' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
