import { serverMessage } from '../../../api/apiError.ts';
import { raiseFlag } from '../../../core/flags.ts';
import { useAction } from '../../../kit/useAction.ts';
import { FAILED } from '../../../kit/useSaved.ts';
import { Button } from '../../../ui/Button.tsx';

interface MoveProps {
  readonly label: string;
  readonly arrow: '↑' | '↓';
  readonly move: () => Promise<unknown>;
}

export function Move({ label, arrow, move }: MoveProps) {
  const [run, busy] = useAction(async () => {
    await move().catch((error: unknown) =>
      raiseFlag({ title: FAILED.title, body: serverMessage(error, FAILED.body), intent: 'danger' }),
    );
  });
  return (
    <Button look="outlined" aria-label={label} busy={busy} onClick={() => void run()}>
      {arrow}
    </Button>
  );
}
