import { useState } from 'react';
import type { createRating, postponeRating } from '#contract/communication/ratings.ts';
import { ApiError } from '../../api/apiError.ts';
import { raiseFailure } from '../../kit/raiseFailure.ts';
import { BRIEF_SECONDS, raiseFlag } from '../../core/flags.ts';
import { useAction } from '../../kit/useAction.ts';
import { useSession } from '../../session/useSession.ts';
import { useSignedInStore } from '../../session/useSignedIn.ts';
import { Button } from '../../ui/Button.tsx';
import { ModalDialog } from '../../kit/dialog/ModalDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import './greetings.css';

const WORDS = ['Poor', 'Fair', 'Average', 'Good', 'Excellent'] as const;

/** The login says whether it is shown; closing it postpones it by three months. */
export function RatingPrompt() {
  const session = useSession();
  const store = useSignedInStore();
  const [rating, setRating] = useState<number>();
  const [comment, setComment] = useState('');
  const [submit, busy] = useAction(async () => {
    if (rating === undefined) return;
    try {
      await session.call<typeof createRating>({
        method: 'POST',
        path: '/Dashboard/create-rating',
        body: { rating, ...(comment.trim() && { comment }) },
      });
      store.rated();
      raiseFlag(
        { title: 'Thank You!', body: 'Your input helps us improve and serve you better!', intent: 'success' },
        BRIEF_SECONDS,
      );
    } catch (error) {
      const { title = 'Rating Action Failed!' } = error instanceof ApiError ? error : {};
      raiseFailure(error, { title, body: "Coudn't submit rating!" }, BRIEF_SECONDS);
    }
  });
  const postpone = () => {
    void session
      .call<typeof postponeRating>({ method: 'POST', path: '/Dashboard/postpone-rating' })
      .catch(() => undefined);
    store.rated();
  };
  return (
    <ModalDialog title="Rate your experience in the last 3 months" size="confirm" onClose={postpone}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <fieldset className="rating">
          <legend className="unseen">Your rating</legend>
          <div className="rating__words">
            {WORDS.map((word, index) => (
              <label key={word} className="rating__word">
                <input
                  type="radio"
                  name="rating"
                  value={index + 1}
                  checked={rating === index + 1}
                  onChange={() => setRating(index + 1)}
                />
                {word}
              </label>
            ))}
          </div>
        </fieldset>
        <TextAreaField
          label="Comment (optional)"
          rows={3}
          maxLength={1000}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
        <div className="actions">
          <Button type="submit" intent="primary" busy={busy} disabled={rating === undefined}>
            Submit
          </Button>
          <Button look="outlined" onClick={postpone}>
            Not now
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
