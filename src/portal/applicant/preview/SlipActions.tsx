import type { ApiError } from '../../api/apiError.ts';
import { download } from '../../api/call.ts';
import { saveAs } from '../../api/saveAs.ts';
import { raiseFlag } from '../../core/flags.ts';
import { Button } from '../../ui/Button.tsx';
import { Download, Printer } from '../../ui/icons.tsx';
import { useAction } from '../../kit/useAction.ts';

interface SlipActionsProps {
  readonly token: string;
  readonly fileName: string;
}

export function SlipActions({ token, fileName }: SlipActionsProps) {
  const [fetchPdf, busy] = useAction(async () => {
    try {
      saveAs(await download('/Application/slip.pdf', { token }), fileName.replaceAll('/', '-'));
    } catch (error) {
      raiseFlag({ title: 'Failed!', body: `An error has occurred: ${(error as ApiError).message}`, intent: 'danger' });
    }
  });
  return (
    <div className="actions actions--top">
      <Button intent="primary" icon={<Printer />} onClick={() => window.print()}>
        Print
      </Button>
      <Button look="outlined" icon={<Download />} busy={busy} onClick={() => void fetchPdf()}>
        Download PDF
      </Button>
    </div>
  );
}
