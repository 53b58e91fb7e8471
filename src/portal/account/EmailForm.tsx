import { useFields } from '../kit/useFields.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';

interface EmailFormProps {
  /** What is said where the server gives no reason. */
  readonly refusal: { readonly title: string; readonly body: string };
  readonly mistakeIn: (email: string) => string | null;
  readonly submitLabel: string;
  /** Without the blanks around it. */
  readonly onEmail: (email: string) => Promise<void>;
}

export function EmailForm({ refusal, mistakeIn, submitLabel, onEmail }: EmailFormProps) {
  const { field, submit, busy } = useFields({ email: '' }, refusal, ({ email }) => ({
    email: mistakeIn(email.trim()),
  }));
  return (
    <form
      className="sheet form"
      onSubmit={(event) => void submit(({ email }) => onEmail(email.trim()))(event)}
      noValidate
    >
      <TextField
        label="Email Address"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="Enter your email address"
        {...field('email')}
      />
      <div className="form__end">
        <Button type="submit" intent="primary" busy={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
