import { useState } from 'react';
import type { LayoutQuestion, SheetLayout } from '#contract/kit/layout.ts';
import { ApiError, serverMessage } from '../../api/apiError.ts';
import { useSession } from '../../session/useSession.ts';
import { useAction } from '../useAction.ts';
import { FAILED } from '../useSaved.ts';
import type { Hidden } from './HiddenRows.tsx';
import { wordsOf } from '../raiseFailure.ts';
import { layoutQuestionIn } from './layoutQuestionIn.ts';
import type { UploadAddress } from './uploadAddress.ts';

/** A file, and what its person has answered about it. */
export interface SentFile {
  readonly file: File;
  readonly hidden?: Hidden;
  readonly layout?: SheetLayout;
}

/** What the college asks about a file before it reads it; without a layout it is about hidden rows. */
export interface FileQuestion {
  readonly sent: SentFile;
  readonly message: string;
  readonly layout?: LayoutQuestion;
}

/** Sends a file until no question is left. */
export function useSentFile({ at, page }: Pick<UploadAddress, 'at' | 'page'>, onStaged: (id: number) => void) {
  const session = useSession();
  const [part, setPart] = useState(0);
  const [question, setQuestion] = useState<FileQuestion>();
  const [refused, setRefused] = useState<{ readonly fileName: string; readonly why: string }>();
  const [latest, setLatest] = useState<SentFile>();
  const [send, busy] = useAction(async (sent: SentFile) => {
    const { file, hidden, layout } = sent;
    setPart(0);
    setRefused(undefined);
    if (!layout) setQuestion(undefined);
    await session
      .upload<{ readonly id: number }>(
        `${at}?${new URLSearchParams({ page, ...(hidden && { hidden }) })}`,
        file,
        file.name,
        setPart,
        layout ? { fields: { layout: JSON.stringify(layout) } } : {},
      )
      .then(
        ({ id }) => {
          setQuestion(undefined);
          setLatest(sent);
          onStaged(id);
        },
        (error: unknown) => {
          const layoutQuestion = questionIn(error, sent);
          if (layoutQuestion) setQuestion(layoutQuestion);
          else setRefused({ fileName: file.name, why: wordsOf(error) });
        },
      );
  });
  return { send, busy, part, question, refused, cancel: () => setQuestion(undefined), latest };
}

function questionIn(error: unknown, sent: SentFile): FileQuestion | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const layout = layoutQuestionIn(error);
  return { sent, message: serverMessage(error, FAILED.body), ...(layout && { layout }) };
}
