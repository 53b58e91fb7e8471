import { useState, type ComponentProps } from 'react';
import { Button } from './Button.tsx';
import { TextField } from './Field.tsx';
import './passwordField.css';

/** A password can be shown, since half of all wrong ones on a phone are typing mistakes. */
export function PasswordField(field: ComponentProps<typeof TextField>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="password">
      <TextField {...field} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <Button
        look="minimal"
        className="password__show"
        aria-pressed={shown}
        aria-controls={field.id}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
        <span className="unseen"> password</span>
      </Button>
    </div>
  );
}
