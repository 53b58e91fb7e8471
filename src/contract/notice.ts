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

/** Categories that anybody may read; those of students and staff are theirs. */
const NoticeCategory = Type.Union([Type.Literal('Prospective Students'), Type.Literal('Postgraduate')]);

export const recentNotices = endpoint({
  method: 'GET', path: '/Notices/recent', access: 'public', summary: 'What is announced to a category of people, newest first; to prospective students unless said',
  query: Type.Object({ category: Type.Optional(NoticeCategory) }),
  reply: Type.Array(Announcement),
});
