import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Notification } from '#contract/communication/notifications.ts';
import { NotificationList } from './NotificationList.tsx';

const notification = (id: string, message: string, isRead: boolean, minutesAgo: number): Notification => ({
  notificationId: id,
  message,
  isRead,
  notificationCategory: 'courseApproval',
  dateCreated: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  notificationRequestProperties: {},
});

const UNREAD = notification('1', 'Your course registration for the first semester has been approved', false, 3);
const READ = notification('2', 'An invoice for your school fees is ready', true, 3 * 24 * 60);

const meta: Meta<typeof NotificationList> = {
  title: 'House/Notifications',
  component: NotificationList,
  args: { notifications: [UNREAD, READ], onOpen: fn() },
};
export default meta;
type Story = StoryObj<typeof NotificationList>;

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const UnreadAndRead: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await expect(canvas.getByText('3 days ago')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Unread: Your course registration/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(UNREAD);
  },
};
