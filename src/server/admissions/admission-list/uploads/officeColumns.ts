import { SESSION } from '../../uploadedSession.ts';
import type { UploadTarget } from '../../../kit/upload/target.ts';

export const PHONE = 'Phone';
export const MODE = 'Mode of entry';

/** What offices' files have beside the template's columns. Most tell who is admitted, and some by what name or mode they came. */
export const OFFICE_COLUMNS = {
  marks: { ...SESSION, phone: PHONE, mode: MODE },
  phones: [PHONE],
  synonyms: { mode: ['Entry Mode'], programmeId: ['Program', 'Programme', 'Course of Study', 'Course', 'Status'] },
  instead: { regNumber: 'fullName' },
} satisfies Partial<UploadTarget>;
