import { ACADEMICS } from '#contract/academics/pages.ts';
import type { AdvisedLevel } from '#contract/academics/registration-approval.ts';

type Level = Pick<AdvisedLevel, 'departmentId' | 'levelId' | 'sessionId' | 'semesterId'>;

const ofLevel = ({ departmentId, levelId, sessionId, semesterId }: Level) =>
  `?departmentId=${departmentId}&levelId=${levelId}&sessionId=${sessionId}&semesterId=${semesterId}`;

export const classAt = (level: Level): string => ACADEMICS.classStudents.to + ofLevel(level);
export const approveClassAt = (level: Level): string => ACADEMICS.approveClass.to + ofLevel(level);
export const caseAt = (id: string): string => `${ACADEMICS.registrationCase.to}?id=${id}`;
