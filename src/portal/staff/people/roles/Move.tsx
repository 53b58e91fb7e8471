import { raiseFailure } from '../../../kit/raiseFailure.ts';
import { useAction } from '../../../kit/useAction.ts';
import { Button } from '../../../ui/Button.tsx';

interface MoveProps {
  readonly label: string;
  readonly arrow: '↑' | '↓';
  readonly move: () => Promise<unknown>;
}

export function Move({ label, arrow, move }: MoveProps) {
  const [run, busy] = useAction(async () => {
    await move().catch((error: unknown) => raiseFailure(error));
  });
  return (
    <Button look="outlined" aria-label={label} busy={busy} onClick={() => void run()}>
      {arrow}
    </Button>
  );
}
