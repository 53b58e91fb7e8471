import { HiddenRows } from './HiddenRows.tsx';
import { ColumnMatching } from './matching/ColumnMatching.tsx';
import type { FileQuestion, SentFile } from './useSentFile.ts';

interface FileQuestionFormProps {
  readonly question: FileQuestion;
  readonly busy: boolean;
  readonly onAnswer: (sent: SentFile) => void;
  readonly onClose: () => void;
}

/** The server asks about columns before it asks about hidden rows. */
export function FileQuestionForm({
  question: { sent, message, layout },
  busy,
  onAnswer,
  onClose,
}: FileQuestionFormProps) {
  return layout ? (
    <ColumnMatching
      fileName={sent.file.name}
      question={layout}
      busy={busy}
      onAnswer={(answered) => onAnswer({ file: sent.file, layout: answered })}
      onClose={onClose}
    />
  ) : (
    <HiddenRows message={message} onAnswer={(hidden) => onAnswer({ ...sent, hidden })} onClose={onClose} />
  );
}
