import { useState, type KeyboardEvent } from 'react';
import { NOTICE_SCHEMES } from '#rules/noticeHtml.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { ModalDialog } from '../dialog/ModalDialog.tsx';

interface LinkDialogProps {
  readonly onLink: (address: string) => void;
  readonly onClose: () => void;
}

/** It is no form: React would tell the form in which the text is of its submit. */
export function LinkDialog({ onLink, onClose }: LinkDialogProps) {
  const [typed, setTyped] = useState('');
  const [mistake, setMistake] = useState<string>();
  const link = () => {
    const address = addressOf(typed.trim());
    if (address === null) return setMistake('please enter an address, such as https://www.example.com');
    onClose();
    onLink(address);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    link();
  };
  return (
    <ModalDialog title="Link" size="confirm" onClose={onClose}>
      <div className="form">
        <TextField
          label="Address"
          required
          inputMode="url"
          placeholder="https://"
          value={typed}
          mistake={mistake}
          onKeyDown={pressed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="actions">
          <Button intent="primary" onClick={link}>
            Make link
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}

/** An address without a scheme is a site's (https); null for what leads nowhere. */
function addressOf(typed: string): string | null {
  const whole = /^[a-z][a-z+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (typed === '' || !URL.canParse(whole)) return null;
  return NOTICE_SCHEMES.includes(new URL(whole).protocol.slice(0, -1)) ? whole : null;
}
