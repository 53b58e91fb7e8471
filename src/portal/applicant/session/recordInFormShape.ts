import type { QueryClient } from '@tanstack/react-query';
import { allFromWire } from '#catalogue/wireShape.ts';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import { fetchDeclaration } from './programmes.ts';

/** Takes answers from the wire's shape to the form's. @throws ApiError */
export async function recordInFormShape(record: ApplicationRecord, queries: QueryClient): Promise<ApplicationRecord> {
  const declaration = await fetchDeclaration(queries, { id: record.programmeId, version: record.version });
  return { ...record, answers: allFromWire(declaration, record.answers) };
}
