import type { VerifiedLetter } from '#contract/admissions/letters.ts';
import { initialsOf } from '#rules/initials.ts';
import { newSecret } from '../../platform/auth/secret.ts';
import { slowGuesses } from '../../platform/rate-limit/rateLimit.ts';
import type { Row } from '../../platform/database/statement.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { verificationOf } from '../../platform/verification/qrCode.ts';
import { hasLetter } from '../admission-list/service.ts';
import { drawLetter } from './drawLetter.ts';
import { hashOfLetter, letterOf, type Letter } from './letter.ts';
import { issuePaper, letterFacts, paperOfCode, revokePaper, validPaper } from './sql.ts';

export { papersOf } from './sql.ts';

const KIND = 'admission-letter';
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
  const { number, code, issued_at } = await issued(platform, admissionId, letter, facts.session);
  const pdf = await drawLetter(letter, {
    school,
    number,
    issuedAt: issued_at,
    printedAt: now(),
    verification: verificationOf(`${publicUrl}/verify_letter/${code}`),
  });
  return {
    name: `${[school.shortName, facts.reg_number, 'admission-letter'].join('-').replaceAll(/[^\w.-]+/g, '-')}.pdf`,
    pdf,
  };
}

/** The same letter keeps its number; one that says something else takes its place. */
function issued(
  { database, now }: Platform,
  admissionId: string,
  letter: Letter,
  session: string,
): Promise<Row<typeof validPaper.columns>> {
  const of = { kind: KIND, subjectKind: 'admission', subjectId: admissionId };
  const hash = hashOfLetter(letter);
  return database.transaction(async (tx) => {
    const [before] = await validPaper(tx, of);
    if (before?.hash === hash) return before;
    if (before) await revokePaper(tx, { ...of, now: now() });
    const [made] = await issuePaper(tx, {
      ...of,
      prefix: `ADM/${session.slice(0, 4)}/`,
      code: newSecret(),
      hash,
      now: now(),
    });
    return made ?? (await validPaper(tx, of))[0]!;
  });
}

/** @throws Problem 404 for an unknown code, 429 for guessing */
export function confirmLetter(platform: Platform, code: string, ip: string): Promise<VerifiedLetter> {
  const { database } = platform;
  return slowGuesses(platform, 'letter', ip, async () => {
    const [paper] = await paperOfCode(database, { code });
    const [facts] = paper ? await letterFacts(database, { admissionId: paper.subject_id }) : [];
    if (!paper || !facts) throw notFound('This letter is not one of ours, or was taken back');
    const holds = hasLetter(facts.state);
    const isSame = !paper.is_revoked && hashOfLetter(letterOf(facts)) === paper.hash;
    return {
      kind: PAPER_NAMES[paper.kind] ?? paper.kind,
      number: paper.number,
      initials: initialsOf(facts.full_name.split(' ')),
      programme: facts.programme,
      session: facts.session,
      issuedAt: paper.issued_at.toISOString(),
      status: !holds ? 'revoked' : isSame ? 'valid' : 'amended',
    };
  });
}
