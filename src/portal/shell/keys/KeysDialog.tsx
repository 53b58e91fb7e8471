import { heldKeys } from '../../kit/keys/keys.ts';
import { Modal } from '../../ui/Modal.tsx';
import { useOwnKeys } from './ownKeys.ts';
import './keys.css';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys that hold on the page behind it. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { areOn, setOn } = useOwnKeys();
  return (
    <Modal title="Keys of this page" size="confirm" onClose={onClose}>
      <dl className="keys">
        <div><dt><kbd>{isMac() ? 'Cmd' : 'Ctrl'}</kbd> + <kbd>K</kbd></dt><dd>Quick access</dd></div>
        {areOn && heldKeys().map(({ key, name }) => <div key={key}><dt><kbd>{key}</kbd></dt><dd>{name}</dd></div>)}
      </dl>
      <label className="keys__choice">
        <input type="checkbox" checked={areOn} onChange={({ target }) => setOn(target.checked)} />
        <span><strong>Single keys do something</strong>Switch them off if you speak to your computer, or if they come in your way.</span>
      </label>
    </Modal>
  );
}
