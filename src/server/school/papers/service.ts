import type { VerifiedDocument } from '#contract/school/papers.ts';
import { initialsOf } from '#rules/initials.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { slowGuesses } from '../../platform/rate-limit/rateLimit.ts';
import { documentOfCode } from './sql.ts';

/** As `servePaper` writes it. */
interface Printed extends Pick<VerifiedDocument, 'title' | 'facts' | 'holder'> {
  readonly isPerson: boolean;
}

/** Of a person it says no more than initials. @throws Problem 404 for an unknown code, 429 for guessing */
export function confirmDocument(platform: Platform, code: string, ip: string): Promise<VerifiedDocument> {
  return slowGuesses(platform, 'document', ip, async () => {
    const [found] = await documentOfCode(platform.database, { code });
    if (!found) throw notFound('This document is not one of ours');
    const { title, holder, isPerson, facts } = found.facts as Printed;
    return {
      title,
      number: found.number,
      holder: isPerson ? initialsOf(holder.split(' ')) : holder,
      facts,
      issuedAt: found.issued_at.toISOString(),
      status: found.is_replaced ? 'replaced' : found.revoked_at ? 'revoked' : 'valid',
      since: found.revoked_at?.toISOString() ?? null,
    };
  });
}
