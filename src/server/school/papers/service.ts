import type { VerifiedDocument } from '#contract/school/papers.ts';
import { initialsOf } from '#rules/initials.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { slowGuesses } from '../../platform/rate-limit/rateLimit.ts';
import { documentOfCode } from './sql.ts';

/** As `servePaper` writes it. */
interface Printed extends Pick<VerifiedDocument, 'title' | 'facts' | 'holder'> {
  readonly isPerson: boolean;
}

/** What a paper says, whole: for an officer. Undefined for an unknown code. */
export async function paperOf(db: Queryable, code: string): Promise<VerifiedDocument | undefined> {
  const printed = await printedOf(db, code);
  return printed && { ...printed.document, holder: printed.holder };
}

/** Of a person it says no more than initials. @throws Problem 404 for an unknown code, 429 for guessing */
export function confirmDocument(platform: Platform, code: string, ip: string): Promise<VerifiedDocument> {
  return slowGuesses(platform, 'document', ip, async () => {
    const printed = await printedOf(platform.database, code);
    if (!printed) throw notFound('This document is not one of ours');
    return printed.document;
  });
}

async function printedOf(db: Queryable, code: string) {
  const [found] = await documentOfCode(db, { code });
  if (!found) return undefined;
  const { title, holder, isPerson, facts } = found.facts as Printed;
  const document: VerifiedDocument = {
    title,
    number: found.number,
    holder: isPerson ? initialsOf(holder.split(' ')) : holder,
    facts,
    issuedAt: found.issuedAt.toISOString(),
    status: found.isReplaced ? 'replaced' : found.revokedAt ? 'revoked' : 'valid',
    since: found.revokedAt?.toISOString() ?? null,
    because: found.revokedBecause,
  };
  return { document, holder };
}
