import { serverMessage } from '../../api/apiError.ts';
import { raiseFlag } from '../../core/flags.ts';
import { FAILED } from '../useSaved.ts';

export const raiseFailure = (error: unknown) =>
  raiseFlag({ title: FAILED.title, body: serverMessage(error, FAILED.body), intent: 'danger' });
