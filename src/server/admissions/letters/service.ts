import type { VerifiedLetter } from '#contract/admissions/letters.ts';
import { initialsOf } from '#rules/initials.ts';
import { jsonHash } from '../../platform/jsonHash.ts';
import { slowGuesses } from '../../platform/rate-limit/rateLimit.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { verificationOf } from '../../platform/verification/qrCode.ts';
import { hasLetter } from '../admission-list/service.ts';
import { drawPaper } from '../../kit/paper/pdf/drawPaper.ts';
import { issueRecord } from '../../kit/paper/records/issue.ts';
import { contentOf, letterOf } from './letter.ts';
import { letterFacts, paperOfCode } from './sql.ts';

export { papersOf } from './sql.ts';

const KIND = 'admission-letter';

/** /verify_letter says what holds today, which a record of what was printed cannot. */
const ANSWERED_AT_ITS_OWN_PAGE = {};

export const PAPER_NAMES: Readonly<Record<string, string>> = { [KIND]: 'Letter of admission' };

interface LetterFile {
  readonly name: string;
  readonly pdf: Buffer;
}

/** @throws Problem 404, 409 where nothing is offered */
export async function letterFile(platform: Platform, admissionId: string): Promise<LetterFile> {
  const {
    database,
    settings: { school, publicUrl },
    now,
  } = platform;
  const [facts] = await letterFacts(database, { admissionId });
  if (!facts) throw notFound('There is no such admission');
  if (!hasLetter(facts.state))
    throw new Problem(409, 'There is a letter only of a place that is offered', { title: 'Invalid Action!' });
  const letter = letterOf(facts);
  const { number, code, issuedAt } = await database.transaction((tx) =>
    issueRecord(tx, {
      kind: KIND,
      subjectKind: 'admission',
      subjectId: admissionId,
      prefix: `ADM/${facts.session.slice(0, 4)}/`,
      says: letter,
      facts: ANSWERED_AT_ITS_OWN_PAGE,
      studentId: null,
      now: now(),
    }),
  );
  const pdf = await drawPaper(
    {
      ...contentOf(letter),
      number,
      issuedAt: issuedAt.toISOString(),
      verification: verificationOf(`${publicUrl}/verify_letter/${code}`),
    },
    { school, printedAt: now() },
  );
  return {
    name: `${[school.shortName, facts.regNumber, 'admission-letter'].join('-').replaceAll(/[^\w.-]+/g, '-')}.pdf`,
    pdf,
  };
}

/** @throws Problem 404 for an unknown code, 429 for guessing */
export function confirmLetter(platform: Platform, code: string, ip: string): Promise<VerifiedLetter> {
  return slowGuesses(platform, 'letter', ip, async () => {
    const found = await letterOfCode(platform, code);
    if (!found) throw notFound('This letter is not one of ours, or was taken back');
    return found.letter;
  });
}

/** With whose it is, for an officer. Undefined for an unknown code. */
export async function letterOfCode(
  { database }: Pick<Platform, 'database'>,
  code: string,
): Promise<{ letter: VerifiedLetter; holder: string } | undefined> {
  const [paper] = await paperOfCode(database, { code });
  const [facts] = paper ? await letterFacts(database, { admissionId: paper.subjectId }) : [];
  if (!paper || !facts) return undefined;
  const holds = hasLetter(facts.state);
  const isSame = !paper.isRevoked && jsonHash(letterOf(facts)) === paper.hash;
  const letter: VerifiedLetter = {
    kind: PAPER_NAMES[paper.kind] ?? paper.kind,
    number: paper.number,
    initials: initialsOf(facts.fullName.split(' ')),
    programme: facts.programme,
    session: facts.session,
    issuedAt: paper.issuedAt.toISOString(),
    status: !holds ? 'revoked' : isSame ? 'valid' : 'amended',
  };
  return { letter, holder: facts.fullName };
}
