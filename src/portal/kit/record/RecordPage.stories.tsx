import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { Button } from '../../ui/Button.tsx';
import { StatusTag } from '../StatusTag.tsx';
import { RecordPage } from './RecordPage.tsx';

const meta = {
  component: RecordPage,
  args: {
    title: 'Okonkwo Adaeze Grace',
    crumbs: [{ name: 'Users', to: '/user_management/users' }],
    facts: [['Username', 'student'], ['Phone number', null], ['Status', <StatusTag look="success">Active</StatusTag>]],
    actions: <Button look="outlined">Deactivate</Button>,
  },
  parameters: { isPage: true },
  decorators: [(Story) => <MemoryRouter initialEntries={[{ pathname: '/user', search: '?user=2', state: { rows: ['/user?user=1', '/user?user=2'] } }]}><Story /></MemoryRouter>],
} satisfies Meta<typeof RecordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ARecord: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Phone number').nextElementSibling).toHaveTextContent('-');
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/user_management/users');
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/user?user=1');
    await expect(canvas.getByText('2 of 2')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Next' })).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
