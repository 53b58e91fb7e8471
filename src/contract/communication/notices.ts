import { Type, type Static } from 'typebox';
import noticesList from '#lists/communication/notices.json' with { type: 'json' };
import { endpoint, type Reply } from '../kit/endpoint.ts';
import { Day } from '../kit/day.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { listed } from '../kit/list.ts';
import { AtRevision, Revision } from '../kit/revision.ts';

export const Announcement = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** HTML, sanitised when it is written and again when it is shown. */
  description: Type.String(),
  startDate: Type.String(),
  senderName: Type.String(),
});
export type Announcement = Static<typeof Announcement>;

const PublicCategory = Type.Union([Type.Literal('Prospective Students'), Type.Literal('Postgraduate')]);

export const recentNotices = endpoint({
  method: 'GET',
  path: '/Notices/recent',
  access: 'public',
  summary: 'What is announced to a category of people, newest first; to prospective students unless said',
  query: Type.Object({ category: Type.Optional(PublicCategory) }),
  reply: Type.Array(Announcement),
});

export const ownNotices = endpoint({
  method: 'GET',
  path: '/Notices/own',
  access: 'user',
  summary: 'What is announced to who is signed in, newest first, and whether they have seen it',
  reply: Type.Array(Type.Object({ ...Announcement.properties, category: Type.String(), isSeen: Type.Boolean() })),
});
export type OwnNotice = Reply<typeof ownNotices>[number];

export const noticesSeen = endpoint({
  method: 'POST',
  path: '/Notices/seen',
  access: 'user',
  summary: 'These have been shown to who is signed in: they do not open by themselves again',
  body: Type.Object({ ids: Type.Array(Type.String({ format: 'uuid' }), { maxItems: 50 }) }),
  reply: Type.Null(),
});

const CLAIM = { claim: 'notices' } as const;
const NoticeId = Type.Object({ id: Type.String({ format: 'uuid' }) });
/** The last day it is shown; null when it stays until it is switched off. */
const EndDate = Type.Union([Day, Type.Null()]);

const NoticeRow = Type.Object({
  id: Type.String(),
  category: Type.String(),
  title: Type.String(),
  startDate: Day,
  endDate: EndDate,
  senderName: Type.String(),
  active: Type.Boolean(),
});

export const notices = listed({
  path: '/Notices/get-notices',
  access: CLAIM,
  declared: noticesList,
  summary: 'Notices',
  row: NoticeRow,
});

export const noticeCategories = endpoint({
  method: 'GET',
  path: '/Notices/categories',
  access: CLAIM,
  summary: 'Who a notice can be written to, and where they read it',
  reply: Type.Array(Type.Object({ category: Type.String(), readers: Type.String() })),
});

export const notice = endpoint({
  method: 'GET',
  path: '/Notices/:id',
  access: CLAIM,
  summary: 'A notice, to correct it',
  params: NoticeId,
  reply: Type.Object({ ...NoticeRow.properties, description: Type.String(), revision: Revision }),
});
export type Notice = Reply<typeof notice>;

export const createNotice = endpoint({
  method: 'POST',
  path: '/Notices/create-notice',
  access: CLAIM,
  summary: 'Writes a notice',
  body: FormAnswers,
  reply: Type.Object({ id: Type.String() }),
});

export const updateNotice = endpoint({
  method: 'PUT',
  path: '/Notices/:id',
  access: CLAIM,
  summary: 'Corrects a notice; who has seen it is not shown it again. 409 when it was changed since that revision',
  params: NoticeId,
  query: AtRevision,
  body: FormAnswers,
  reply: Type.Null(),
});

export const toggleNotice = endpoint({
  method: 'POST',
  path: '/Notices/:id/toggle-status',
  access: CLAIM,
  summary: 'Switches a notice off, or on again',
  params: NoticeId,
  body: Type.Object({ active: Type.Boolean() }),
  reply: Type.Null(),
});
