import { useState, type FormEvent } from 'react';
import { NOTICE_SCHEMES } from '#rules/noticeHtml.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { ModalDialog } from '../dialog/ModalDialog.tsx';

interface LinkDialogProps {
  readonly onLink: (address: string) => void;
  readonly onClose: () => void;
}

/** It is drawn outside the form in which the text is, since a form cannot contain another. */
export function LinkDialog({ onLink, onClose }: LinkDialogProps) {
  const [typed, setTyped] = useState('');
  const [mistake, setMistake] = useState<string>();
  const link = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const address = addressOf(typed.trim());
    if (address === null) return setMistake('please enter an address, such as https://www.example.com');
    onClose();
    onLink(address);
  };
  return (
    <ModalDialog title="Link" size="confirm" onClose={onClose}>
      <form className="form" onSubmit={link} noValidate>
        <TextField label="Address" required inputMode="url" placeholder="https://" value={typed} mistake={mistake} onChange={({ target }) => setTyped(target.value)} />
        <div className="actions"><Button type="submit" intent="primary">Make link</Button></div>
      </form>
    </ModalDialog>
  );
}

/** An address without a scheme is a site's (https); null for what leads nowhere. */
function addressOf(typed: string): string | null {
  const whole = /^[a-z][a-z+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (typed === '' || !URL.canParse(whole)) return null;
  return NOTICE_SCHEMES.includes(new URL(whole).protocol.slice(0, -1)) ? whole : null;
}
