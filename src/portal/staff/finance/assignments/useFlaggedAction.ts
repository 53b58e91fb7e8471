import { serverMessage } from '../../../api/apiError.ts';
import { raiseFlag } from '../../../core/flags.ts';
import { useAction } from '../../../kit/useAction.ts';
import { FAILED } from '../../../kit/useSaved.ts';

/** An action whose refusal is shown in a flag. */
export const useFlaggedAction = <Args extends readonly unknown[]>(act: (...args: Args) => Promise<void>) =>
  useAction(async (...args: Args) => {
    try {
      await act(...args);
    } catch (error) {
      raiseFlag({ title: FAILED.title, body: serverMessage(error, FAILED.body), intent: 'danger' });
    }
  });
