import type { QueryClient } from '@tanstack/react-query';
import { allFromWire } from '#catalogue/wireShape.ts';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import { fetchDeclaration } from './programmes.ts';

/** An application as the college gave it, its answers as the form has them: so pages hold it. Throws `ApiError`. */
export async function recordInFormShape(record: ApplicationRecord, queries: QueryClient): Promise<ApplicationRecord> {
  const declaration = await fetchDeclaration(queries, { id: record.programmeId, version: record.version });
  return { ...record, answers: allFromWire(declaration, record.answers) };
}
