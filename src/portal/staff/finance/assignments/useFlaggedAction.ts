import { raiseFailure } from '../../../kit/raiseFailure.ts';
import { useAction } from '../../../kit/useAction.ts';

/** An action whose refusal is shown in a flag. */
export const useFlaggedAction = <Args extends readonly unknown[]>(act: (...args: Args) => Promise<void>) =>
  useAction(async (...args: Args) => {
    try {
      await act(...args);
    } catch (error) {
      raiseFailure(error);
    }
  });
