import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { UploadPage } from './UploadPage.tsx';

const LATEST = { id: 9, created: 1204, by: 'Adeyemi Folake', at: '2026-11-21T08:30:00.000Z' };

const meta = {
  component: UploadPage,
  args: { title: 'Upload faculties', path: '/Faculty', crumbs: [{ name: 'School setup' }, { name: 'Faculties', to: '/school_setup/faculties' }] },
  beforeEach: collegeSays({ 'GET /Faculty/upload': null }),
  parameters: { isPage: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof UploadPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeAFile: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download template' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'The latest upload' })).toBeNull();
  },
};

export const AfterAnUpload: Story = {
  beforeEach: collegeSays({ 'GET /Faculty/upload': LATEST, 'DELETE /Faculty/upload/9': { removed: 1200, switchedOff: 4 } }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('1,204 created by Adeyemi Folake, 21/11/2026 09:30.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Take back' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take back' }));
    await expect(await canvas.findByText('1,200 removed, 4 switched off')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
