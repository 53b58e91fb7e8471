import { Type, type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

export const Announcement = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** HTML, sanitised when it was written and again when it is shown. */
  description: Type.String(),
  startDate: Type.String(),
  senderName: Type.String(),
});
export type Announcement = Static<typeof Announcement>;

export const recentNotices = endpoint({
  method: 'GET', path: '/Notices/recent', access: 'public', summary: 'The announcements of the landing page, newest first',
  reply: Type.Array(Announcement),
});
