import { buffer } from 'node:stream/consumers';
import type { Static } from 'typebox';
import type { SlipReply, VerifiedSlip, verifySlip } from '#contract/admissions/applications.ts';
import type { Application } from '../applications/service.ts';
import { sensitiveOf } from '../../kit/answers/sensitiveOf.ts';
import { ownDocument } from '../documents/service.ts';
import { slowGuesses } from '../../platform/rate-limit/rateLimit.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { programmeName } from '../../platform/programmes/refusedProgrammes.ts';
import { buildSlip } from './buildSlip.ts';
import { displayDate } from '#rules/displayDate.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { initialsOf } from '#rules/initials.ts';
import { drawSlip } from './pdf/drawSlip.ts';
import { findByVerificationCode } from './sql.ts';

export { EMPTY } from './answerReader.ts';

export const slipOf = ({ settings, lookups }: Platform, application: Application): SlipReply =>
  buildSlip(application, lookups, settings.publicUrl);

/** Without what is sensitive: an officer reads that where each reading is written down. */
export const slipForOffice = (platform: Platform, application: Application): SlipReply =>
  buildSlip(application, platform.lookups, platform.settings.publicUrl, sensitiveOf(platform, application.programme));

type Standing = Pick<VerifiedSlip, 'state' | 'status'>;
type SlipRow = RowOf<'slips.findByVerificationCode'>;

export interface SlipFile {
  readonly name: string;
  readonly pdf: Buffer;
}

export async function slipFile(platform: Platform, application: Application): Promise<SlipFile> {
  const { settings, now } = platform;
  const photograph = application.passportId
    ? await photographOf(platform, application.passportId, application.id)
    : undefined;
  const pdf = await drawSlip(slipOf(platform, application), {
    school: settings.school,
    photograph,
    printedAt: now(),
  });
  return { name: fileName([settings.school.shortName, application.applicationNumber, 'slip']), pdf };
}

async function photographOf(platform: Platform, passportId: string, applicationId: string): Promise<Buffer> {
  const { read } = await ownDocument(platform, passportId, applicationId);
  return buffer(await read());
}

const fileName = (parts: readonly string[]): string => `${parts.join('-').replaceAll(/[^\w.-]+/g, '-')}.pdf`;

/** An earlier slip says what has become of it: nobody is to rely on what has been corrected since. */
function statusOf({ completedAt, reopenedAt }: Pick<SlipRow, 'completedAt' | 'reopenedAt'>): Standing {
  if (reopenedAt === null)
    return completedAt ? { state: 'valid', status: 'Submitted' } : { state: 'draft', status: 'Not yet submitted' };
  return completedAt
    ? {
        state: 'replaced',
        status: `Replaced by a slip of ${displayDate(lagosDay(completedAt))}. Ask for the new one`,
      }
    : {
        state: 'reopened',
        status: `Submitted; it has been open for corrections since ${displayDate(lagosDay(reopenedAt))}`,
      };
}

/** Reveals no more of a person than initials. @throws Problem 404 for an unknown code, 429 for guessing */
export function confirmSlip(
  platform: Platform,
  code: string,
  ip: string,
): Promise<Static<(typeof verifySlip)['reply']>> {
  return slowGuesses(platform, 'slip', ip, async () => {
    const [row] = await findByVerificationCode(platform.database, { verificationCode: code });
    if (!row) throw notFound('This slip is not one of ours');
    return {
      initials: initialsOf([row.lastname, row.firstname, row.middlename]),
      programme: programmeName(platform, row.programme),
      session: row.session,
      ...statusOf(row),
    };
  });
}
