import { displayDate } from '#rules/displayDate.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { paperOf } from '../../school/papers/service.ts';
import { letterOfCode } from '../letters/service.ts';
import { putPaperCheck } from './sql.ts';

interface Found {
  readonly title: string;
  readonly number: string;
  readonly holder: string;
  readonly issuedAt: string;
  readonly answer: 'Genuine' | 'Replaced by a newer one' | 'Revoked';
  readonly since: string | null;
}

const OF_DOCUMENTS = { valid: 'Genuine', replaced: 'Replaced by a newer one', revoked: 'Revoked' } as const;
const OF_LETTERS = { valid: 'Genuine', amended: 'Replaced by a newer one', revoked: 'Revoked' } as const;

/** What our own records say of a paper, written among the checks. An unknown code is a paper that is not ours: that is written too. */
export async function verifyPaper(
  platform: Platform,
  typed: string,
  { user, ip }: By,
): Promise<{ id: number; said: string }> {
  const code = typed.trim().replace(/^.*\//, '');
  const at = platform.now();
  const found = await findPaper(platform, code);
  const answer = found?.answer ?? 'Not genuine';
  const check = {
    regNumber: (found?.number ?? code).toUpperCase(),
    name: found?.holder ?? 'Not on record here',
    certificate: found?.title ?? 'A paper with a code that we did not issue',
    issuer: platform.settings.school.name,
    code,
    answer,
    note: noteOf(found),
  };
  return platform.database.transaction(async (tx) => {
    const [{ id } = { id: 0 }] = await putPaperCheck(tx, { ...check, today: lagosDay(at) });
    await writeAudit(tx, {
      at,
      actor: actorOf(user),
      action: 'paper-verified',
      subjectKind: 'certificate_check',
      subjectId: String(id),
      detail: { code, answer },
      ip,
    });
    return {
      id,
      said: found ? `${found.title} of ${found.holder}: ${answer.toLowerCase()}` : 'It is not a paper of ours',
    };
  });
}

async function findPaper(platform: Platform, code: string): Promise<Found | undefined> {
  const paper = await paperOf(platform.database, code);
  if (paper) return { ...paper, answer: OF_DOCUMENTS[paper.status] };
  const found = await letterOfCode(platform, code);
  if (!found) return undefined;
  const { kind, number, issuedAt, status } = found.letter;
  return { title: kind, number, holder: found.holder, issuedAt, answer: OF_LETTERS[status], since: null };
}

function noteOf(found: Found | undefined): string {
  if (!found) return 'The code belongs to no paper of the college. Do not accept it.';
  const { issuedAt, answer, since } = found;
  const day = since ? ` on ${displayDate(since)}` : '';
  const then = {
    Genuine: 'It holds.',
    'Replaced by a newer one': `A newer one took its place${day} and says something else. Ask for it.`,
    Revoked: `The college revoked it${day}. Do not accept it.`,
  };
  return `Number ${found.number}, issued on ${displayDate(issuedAt)}. ${then[answer]}`;
}
