import { Button } from '../../ui/Button.tsx';
import { ModalDialog } from '../dialog/ModalDialog.tsx';

export type Hidden = 'take' | 'leave';

interface HiddenRowsProps {
  /** Names the rows. */
  readonly message: string;
  readonly onAnswer: (hidden: Hidden) => void;
  readonly onClose: () => void;
}

/** Whoever filters a sheet and saves it may mean what they see, or all of it. */
export function HiddenRows({ message, onAnswer, onClose }: HiddenRowsProps) {
  return (
    <ModalDialog title="Some rows are hidden" size="confirm" onClose={onClose}>
      <p>{message}</p>
      <div className="actions">
        <Button intent="primary" onClick={() => onAnswer('leave')}>
          Leave them out
        </Button>
        <Button look="outlined" onClick={() => onAnswer('take')}>
          Upload all rows
        </Button>
      </div>
    </ModalDialog>
  );
}
