import type { Facts } from '#catalogue/answers.ts';
import type { Known } from '#catalogue/binding/reading.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Application } from './service.ts';

type Asked = Pick<Application, 'programme' | 'facts'>;

/** What conditions and rules may name as `application/…`. */
const factsOf = ({ programme, facts }: Asked): Facts => ({ ...facts, programme: programme.id });

/** What a section may look at beyond itself. */
export const knownOf = ({ now }: Pick<Platform, 'now'>, application: Asked & Pick<Application, 'answers'>): Known => ({
  answers: application.answers,
  facts: factsOf(application),
  today: lagosDay(now()),
});
