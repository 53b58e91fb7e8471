import type { HotkeyConfig } from '@blueprintjs/core';
import { ModalDialog } from '../../kit/dialog/ModalDialog.tsx';
import { useOwnKeys } from '../../kit/keys/useOwnKeys.ts';
import './keys.css';

interface KeysDialogProps {
  readonly keys: readonly Pick<HotkeyConfig, 'combo' | 'label'>[];
  readonly onClose: () => void;
}

const modifier = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? 'Cmd' : 'Ctrl');

/** The keys that hold on the page behind it. */
export function KeysDialog({ keys, onClose }: KeysDialogProps) {
  const { areOn, setOn } = useOwnKeys();
  return (
    <ModalDialog title="Keys of this page" size="confirm" onClose={onClose}>
      <dl className="keys">
        {keys.map(({ combo, label }) => (
          <div key={combo}>
            <dt>
              {combo.split('+').map((part, index) => (
                <span key={part}>
                  {index > 0 && ' + '}
                  <kbd>{part === 'mod' ? modifier() : part}</kbd>
                </span>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <label className="keys__choice">
        <input type="checkbox" checked={areOn} onChange={({ target }) => setOn(target.checked)} />
        <span>
          <strong>Single keys do something</strong>Switch them off if you speak to your computer, or if they come in
          your way.
        </span>
      </label>
    </ModalDialog>
  );
}
