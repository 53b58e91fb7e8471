import { raiseFailure } from '../../kit/raiseFailure.ts';
import type { ApiError } from '../../api/apiError.ts';
import { raiseFlag } from '../../core/flags.ts';
import { loadSection } from '../session/programmes.ts';
import { sendSection, type SectionSave } from '../session/sendSection.ts';

/** @throws ApiError, after a flag */
export async function putSection(save: SectionSave): Promise<void> {
  const { application, section } = save;
  try {
    await sendSection(save);
  } catch (error) {
    flagFailure(error as ApiError);
    throw error;
  }
  const { schema } = await loadSection({ id: application.programmeId, version: application.version }, section);
  if (schema.saved) raiseFlag({ ...schema.saved, intent: 'success' });
}

function flagFailure(error: ApiError): void {
  if (error.status !== 401) raiseFailure(error, { title: error.title ?? 'Failed!', body: 'Something went wrong' });
}
